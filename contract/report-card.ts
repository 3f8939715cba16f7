import type { LabelClass } from '@sens/engine';
import { type HouseLayer, layersOf } from './house-layers.ts';
import type { Woningtype } from './woningtype.ts';

/** What the social image of a report's link shows: nothing in it tells whose house it is. */
export interface ReportCard {
  woningtype: Woningtype;
  /** The likely class now. */
  now: LabelClass;
  /** The likely class after the plan; the same where there is no plan. */
  later: LabelClass;
  /** What can be seen of the house after its plan; without one, of the house as it is. */
  shows: readonly HouseLayer[];
}

/** The social image of a report's link, beside its page. */
export const reportCardPath = (reportPath: string) => `${reportPath}.jpg`;

/** One file that a card is laid of, and where its top left corner is on the card, in pixels. */
export interface CardPart {
  file: string;
  left: number;
  top: number;
}

/** The ground with the house as it is, as the build leaves it for the server; as large as the card. */
export const cardHouseFile = (woningtype: Woningtype) => `house-${woningtype}.png`;

/** What may lie over that house; as large as `CARD_HOUSE`. */
export const cardLayerFile = (woningtype: Woningtype, layer: HouseLayer) =>
  `${layer}-${woningtype}.png`;

/** One class of a card with the word beside it, likewise; a plus is no letter for a file's name. */
export const cardStepFile = (moment: 'now' | 'later', label: LabelClass) =>
  `${moment}-${label[0]}${label.length - 1 || ''}.png`;

/** Where the classes lie on the card, in pixels. */
export const CARD_STEPS = { left: 64, now: 330, later: 430 } as const;

/** The part of the card that the house stands on, in pixels. */
export const CARD_HOUSE = { left: 660, top: 36, width: 540, height: 528 } as const;

/** What lies over a card's ground, from below to above: nothing that the house has not or will not have. */
export function cardParts({ woningtype, now, later, shows }: ReportCard): CardPart[] {
  const layers = layersOf(woningtype).filter((layer) => shows.includes(layer));
  const { left, top } = CARD_HOUSE;
  const step = (moment: 'now' | 'later', label: LabelClass): CardPart => ({
    file: cardStepFile(moment, label),
    left: CARD_STEPS.left,
    top: CARD_STEPS[moment],
  });
  return [
    ...layers.map((layer) => ({ file: cardLayerFile(woningtype, layer), left, top })),
    step('now', now),
    ...(later === now ? [] : [step('later', later)]),
  ];
}
