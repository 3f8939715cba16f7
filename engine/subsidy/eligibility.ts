import { addMonths } from '../terms/iso-days.ts';
import { isdeBuildDateOk } from './isde.ts';
import { isdeMeasureIds, isInsulation } from './measure-groups.ts';
import { type Context, note, refuse, type ToolContext, type Work } from './work.ts';

/** Whether the shell is the owners' association's: said so, or else an apartment. */
export function isVve({ home }: Context): boolean {
  return home.isVve ?? home.woningtype === 'appartement';
}

/** Who may apply: an owner who lives there; shared parts of a block go through the SVVE. */
function judgeOwner(work: Work, context: ToolContext): void {
  const { home, figures } = context;
  if (!home.ownerOccupied) refuse(work, 'geen-eigenaar-bewoner', {}, figures.loans.svoh);
  else if (!home.mainResidence) refuse(work, 'geen-hoofdverblijf');
  else if (isVve(context) && isInsulation(work.measure.id)) {
    refuse(work, 'via-svve', {}, figures.svve);
  }
}

/** Heat pump and ventilation: built before 2019, or permit asked for before July 2018 (`isde.bouwjaar`). */
function judgeBuildDate(work: Work, { home, figures }: Context): void {
  const rule = figures.isde.buildDate;
  work.rules.push(rule);
  if (home.permitBefore2018July === true) return;
  if (!Number.isFinite(home.bouwjaar)) {
    note(work, 'bouwjaar-onbekend', { voorJaar: rule.value.builtBeforeYear });
  } else if (!isdeBuildDateOk(home.bouwjaar as number, figures)) {
    const { builtBeforeYear, permitBefore } = rule.value;
    refuse(work, 'bouwdatum', { voorJaar: builtBeforeYear, vergunningVoor: permitBefore });
  }
}

/** Application after the work and within 24 months of it (`isde.24m`); work of before 2025 has other rules. */
function judgeDates(work: Work, { figures, today }: Context): void {
  const rule = figures.isde.period;
  const { months, workFrom } = rule.value;
  const { doneOn, appliedOn } = work;
  if (doneOn === undefined) return;
  const values = { uiterlijk: addMonths(doneOn, months) };
  if ((appliedOn ?? today) > values.uiterlijk) refuse(work, 'te-laat-aangevraagd', values, rule);
  else if (appliedOn !== undefined && appliedOn < doneOn) {
    refuse(work, 'aangevraagd-voor-werk', {}, rule);
  } else if (doneOn < workFrom) {
    work.unpaid = true;
    note(work, 'werk-voor-2025', { vanaf: workFrom });
  } else if (doneOn > figures.isde.validUntil) {
    note(work, 'regels-van-jaar', { jaar: figures.isde.year });
  }
}

/** Judges a measure by itself: known, owner, build date, dates. The first ground that refuses stands alone. */
export function judge(work: Work, context: ToolContext): void {
  const { id } = work.measure;
  if (!isdeMeasureIds.includes(id)) refuse(work, 'onbekende-maatregel');
  if (!work.refused) judgeOwner(work, context);
  if (!work.refused && (id === 'warmtepomp' || id === 'ventilatie')) judgeBuildDate(work, context);
  if (!work.refused) judgeDates(work, context);
}
