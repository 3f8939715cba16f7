import type { MeasureId, PlannedMeasure, Reason, ReasonCode, Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { stepComfort } from './comfort-words.ts';
import { heritageStep } from './heritage-words.ts';
import { MEASURE_WORDS } from './measure-words.ts';
import { momentWords } from './moment-words.ts';
import { reasonWords } from './reason-words.ts';

type Around = Pick<Report, 'plan' | 'dwelling' | 'today'>;

/** A sentence of why a step is there, with the part of the site where it is explained. */
export interface StepReason {
  words: string;
  page?: string;
}

/** As it stands on the page about insulation, section "Eerst de vleermuizen". */
const BATS: StepReason = {
  words:
    'Eerst de vleermuizen: in Zuid-Holland mag een spouw zonder vergunning alleen nog dicht na een eDNA-test die geen sporen vindt (indicatief).',
  page: '/isolatie#eerst-de-vleermuizen',
};

/** Of a price that is a guide, whose words end with the advice to ask for an offer. */
const GUIDE: readonly ReasonCode[] = ['prijs-indicatief', 'prijs-afgeleid'];

const names = (ids: readonly MeasureId[]) => ids.map((id) => MEASURE_WORDS[id].name).join(', ');

/** What one feels of a step, when it suits best and how it hangs together with others, each with its name. */
export function stepNotes(
  measure: PlannedMeasure,
  around: Around,
): [label: string, text: string][] {
  const notes: [string, string][] = [
    [COPY.comfort, stepComfort(measure, around.dwelling)],
    [COPY.moment, momentWords(measure, around)],
    [COPY.needsFirst, names(measure.needsFirst)],
    [COPY.excludes, names(measure.excludes)],
  ];
  return notes.filter(([, text]) => text);
}

/**
 * Why a step is there and what to know of it: less what goes for a house and not for a flat.
 * @param isBrief of ventilation only that it must be looked at, not what it would be paid
 */
export function stepReasons(
  { id, reasons }: PlannedMeasure,
  around: Around,
  isBrief = false,
): StepReason[] {
  const { dwelling } = around;
  const isFlat = dwelling.woningtype.value === 'appartement';
  const wordsOf = (reason: Reason) => {
    // The grant for ventilation is not for a flat.
    if ((isFlat || isBrief) && reason.code === 'ventileer-mee') return COPY.ventilateToo;
    // Many have had it replaced, and hardly a house of 2000 and later was built with it.
    if (reason.code === 'glas-vervangt' && dwelling.glazing.origin === 'assumption')
      return COPY.glassAssumed;
    return id === 'radiatorfolie' && GUIDE.includes(reason.code)
      ? COPY.guidePrice
      : reasonWords(reason);
  };
  const said = reasons.map((reason) => ({ words: wordsOf(reason) }));
  return [
    ...(id === 'spouwmuurisolatie' ? [BATS] : []),
    ...(heritageStep(around) === id ? [{ words: COPY.heritage }] : []),
    ...said,
  ];
}
