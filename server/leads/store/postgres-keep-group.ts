/**
 * Keeps leads that came at the same time in one round trip and one commit, each as `LeadStore.save` promises;
 * tells of each, in their order, what became of it.
 *
 * `leads_of` are their rows, and `asked` is of each, in the same order: `same_since`, from when an equal
 * fingerprint is the same lead; `mailbox_most` and `all_most`, how many leads there may be after
 * `mailbox_after` and `all_after`. `deliveries_of` are `id`, `lead_id` and `kind` of all their deliveries. No two
 * leads have the same key, nor a lock in common but that on all.
 * `locks` are names that nobody else may hold meanwhile, in an order that is the same for everybody, so that
 * no two wait for each other. What was kept while one of them was waited for is seen: that is why they are
 * taken by a statement of their own, in a function that is volatile.
 *
 * `outcome` is `new`; `known`, with the receipt of then; `key reused`; `taken`, when another has the key, since a
 * moment ago, or the reference; `mailbox` or `all`, beyond that limit, with the moment of the oldest that counts.
 *
 * Only what is looked at goes through the steps; the rows themselves are read once more where they are put in,
 * as it takes longer to hand thirty columns from step to step.
 */
export const KEEP_GROUP = `
  create function keep_group(leads_of jsonb, asked jsonb, deliveries_of jsonb, locks text[])
    returns table (outcome text, told text)
    language plpgsql volatile
    -- Plans are made when the tables are small, and kept: pairs are compared below so that the index of
    -- moments, which leads past all leads of an hour, is of no use for a mailbox or a fingerprint.
    set enable_seqscan = off
  as $$
  begin
    perform pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(locks) as name;
    return query
    with looked_up as materialized (
      select one.*, earlier.receipt, earlier.known_fingerprint,
        case when earlier.receipt is null and one.mailbox_most is not null then (
          select leads.created_at from leads
          where (leads.mailbox, leads.created_at) > (one.mailbox, one.mailbox_after)
            and (leads.mailbox, leads.created_at) <= (one.mailbox, one.created_at)
          order by leads.mailbox desc, leads.created_at desc offset one.mailbox_most - 1 limit 1
        ) end as mailbox_oldest
      from rows from (
        jsonb_to_recordset(leads_of) as (
          id text, submission_key text, fingerprint text, mailbox text, created_at text
        ),
        jsonb_to_recordset(asked) as (
          same_since text, mailbox_most integer, mailbox_after text, all_most integer, all_after text
        )
      ) with ordinality as one (
        id, submission_key, fingerprint, mailbox, created_at,
        same_since, mailbox_most, mailbox_after, all_most, all_after, place
      )
      left join lateral (
        select leads.receipt, leads.fingerprint as known_fingerprint from leads
          where leads.submission_key = one.submission_key
        union all
        select leads.receipt, leads.fingerprint from leads
          where one.same_since is not null
            and leads.fingerprint = one.fingerprint
            and (leads.fingerprint, leads.created_at) > (one.fingerprint, one.same_since)
        limit 1
      ) as earlier on true
    ),
    counted as materialized (
      select within_mailbox.id, within_mailbox.place,
        case when all_most is not null then coalesce(
          (
            select leads.created_at from leads
            where leads.created_at > all_after and leads.created_at <= within_mailbox.created_at
            order by leads.created_at desc offset greatest(all_most - nth, 0) limit 1
          ),
          case when nth > all_most then within_mailbox.created_at end
        ) end as all_oldest
      from (
        select *, row_number() over (order by place) as nth
        from looked_up where receipt is null and mailbox_oldest is null
      ) as within_mailbox
    ),
    kept as (
      insert into leads
      select new.* from counted join jsonb_populate_recordset(null::leads, leads_of) as new using (id)
      where all_oldest is null
      on conflict do nothing returning id, created_at
    ),
    added as (
      insert into deliveries (id, lead_id, kind, status, next_attempt_at)
      select new.id, kept.id, new.kind, 'pending', kept.created_at
      from kept join jsonb_to_recordset(deliveries_of) as new (id text, lead_id text, kind text)
        on new.lead_id = kept.id
    )
    select
      case
        when looked_up.receipt is not null then
          case looked_up.known_fingerprint when looked_up.fingerprint then 'known' else 'key reused' end
        when looked_up.mailbox_oldest is not null then 'mailbox'
        when all_oldest is not null then 'all'
        when kept.id is not null then 'new'
        else 'taken'
      end,
      coalesce(looked_up.receipt, looked_up.mailbox_oldest, all_oldest)
    from looked_up
      left join counted using (place)
      left join kept on kept.id = looked_up.id
    order by place;
  end
  $$;
`;
