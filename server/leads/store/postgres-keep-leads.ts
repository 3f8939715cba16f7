/**
 * What `keep_group` does now, as servers from before it ask for it; they may run beside newer ones for a while.
 *
 * Keeps leads that came at the same time in one round trip and one commit, each as `LeadStore.save` promises;
 * tells of each, in their order, what became of it.
 *
 * `asked` is a list of: `lead`, its row; `kinds` of its deliveries; `same_since`, from when an equal
 * fingerprint is the same lead; `mailbox_most` and `all_most`, how many leads there may be after
 * `mailbox_after` and `all_after`. No two of them have the same key, nor a lock in common but that on all.
 * `locks` are names that nobody else may hold meanwhile, in an order that is the same for everybody, so that
 * no two wait for each other. What was kept while one of them was waited for is seen: that is why they are
 * taken by a statement of their own, in a function that is volatile.
 *
 * `outcome` is `new`; `known`, with the receipt of then; `key reused`; `taken`, when another has the key, since a
 * moment ago, or the reference; `mailbox` or `all`, beyond that limit, with the moment of the oldest that counts.
 */
export const KEEP_LEADS = `
  create function keep_leads(asked jsonb, locks text[])
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
      select one.*, earlier.receipt, earlier.fingerprint,
        case when earlier.receipt is null and one.mailbox_most is not null then (
          select created_at from leads
          where (mailbox, created_at) > ((one.lead).mailbox, one.mailbox_after)
            and (mailbox, created_at) <= ((one.lead).mailbox, (one.lead).created_at)
          order by mailbox desc, created_at desc offset one.mailbox_most - 1 limit 1
        ) end as mailbox_oldest
      from rows from (
        jsonb_to_recordset(asked) as (
          lead leads, kinds text[], same_since text,
          mailbox_most integer, mailbox_after text, all_most integer, all_after text
        )
      ) with ordinality as one (
        lead, kinds, same_since, mailbox_most, mailbox_after, all_most, all_after, place
      )
      left join lateral (
        select leads.receipt, leads.fingerprint from leads
          where submission_key = (one.lead).submission_key
        union all
        select leads.receipt, leads.fingerprint from leads
          where one.same_since is not null
            and leads.fingerprint = (one.lead).fingerprint
            and (leads.fingerprint, created_at) > ((one.lead).fingerprint, one.same_since)
        limit 1
      ) as earlier on true
    ),
    counted as materialized (
      select *,
        case when all_most is not null then coalesce(
          (
            select created_at from leads
            where created_at > all_after and created_at <= (lead).created_at
            order by created_at desc offset greatest(all_most - nth, 0) limit 1
          ),
          case when nth > all_most then (lead).created_at end
        ) end as all_oldest
      from (
        select *, row_number() over (order by place) as nth
        from looked_up where receipt is null and mailbox_oldest is null
      ) as within_mailbox
    ),
    kept as (
      insert into leads select (lead).* from counted where all_oldest is null
      on conflict do nothing returning id
    ),
    added as (
      insert into deliveries (id, lead_id, kind, status, next_attempt_at)
      select gen_random_uuid(), kept.id, kind, 'pending', (lead).created_at
      from kept join counted on (lead).id = kept.id, unnest(kinds) as kind
    )
    select
      case
        when looked_up.receipt is not null then
          case looked_up.fingerprint when (looked_up.lead).fingerprint then 'known' else 'key reused' end
        when looked_up.mailbox_oldest is not null then 'mailbox'
        when all_oldest is not null then 'all'
        when kept.id is not null then 'new'
        else 'taken'
      end,
      coalesce(looked_up.receipt, looked_up.mailbox_oldest, all_oldest)
    from looked_up
      left join counted using (place)
      left join kept on kept.id = (looked_up.lead).id
    order by place;
  end
  $$;
`;
