import type { LabelClass } from '@sens/engine';
import type { Woningtype } from './woningtype.ts';

/** What the social image of a report's link shows: nothing in it tells whose house it is. */
export interface ReportCard {
  woningtype: Woningtype;
  /** The likely class now. */
  now: LabelClass;
  /** The likely class after the plan; the same where there is no plan. */
  later: LabelClass;
}

/** The social image of a report's link, beside its page. */
export const reportCardPath = (reportPath: string) => `${reportPath}.jpg`;

/** The card without its classes, as the build leaves it for the server. */
export const cardHouseFile = (woningtype: Woningtype) => `house-${woningtype}.png`;

/** One class of a card with the word beside it, likewise; a plus is no letter for a file's name. */
export const cardStepFile = (moment: 'now' | 'later', label: LabelClass) =>
  `${moment}-${label[0]}${label.length - 1 || ''}.png`;

/** Where the classes lie on the card, in pixels. */
export const CARD_STEPS = { left: 64, now: 330, later: 430 } as const;
