import type { SourceRef } from '../figures/types.ts';
import type { Range } from '../terms/ranges.ts';
import type { IsdeMeasureId } from './subsidy-request.ts';

/** Figures that belong to a code; words for it live outside the engine. */
export type CodeValues = Record<string, number | string>;

/** A code with its figures. */
export interface Coded<Code extends string> {
  code: Code;
  values: CodeValues;
}

/**
 * Why a line is what it is. The first group makes it 0; the second explains the amount; the third
 * says what was taken for granted or put right in the input.
 */
export type SubsidyGroundCode =
  | 'geen-eigenaar-bewoner'
  | 'geen-hoofdverblijf'
  | 'via-svve'
  | 'bouwdatum'
  | 'niet-in-isde'
  | 'onder-minimum'
  | 'deur-zonder-glas'
  | 'wp-label-te-laag'
  | 'wp-split-gwp'
  | 'wp-volgende-onbekend'
  | 'ventilatie-zonder-isolatie'
  | 'ventilatie-van-vroeger'
  | 'koken-zonder-warmtenet'
  | 'koken-gas-niet-weg'
  | 'al-meegeteld'
  | 'te-laat-aangevraagd'
  | 'aangevraagd-voor-werk'
  | 'werk-voor-2025'
  | 'glas-derde-aanvraag'
  | 'glas-buiten-24-maanden'
  | 'verdubbeld'
  | 'buiten-24-maanden'
  | 'telt-samen-als-een'
  | 'boven-maximum'
  | 'biobased-bonus'
  | 'wp-bonus'
  | 'wp-minimum'
  | 'wp-volgende'
  | 'monument-tarief'
  | 'meldcode-bepaalt'
  | 'niet-boven-investering'
  | 'bedrag-van-jaar'
  | 'regels-van-jaar'
  | 'bouwjaar-onbekend'
  | 'wp-label-onbekend'
  | 'datum-ongeldig'
  | 'invoer-begrensd'
  | 'invoer-ongeldig'
  | 'onbekende-maatregel';

export type SubsidyGround = Coded<SubsidyGroundCode>;

/** What would double the amounts per m2; a list of one code, as long as nothing doubles. */
export type DoublingMissingCode = 'tweede-maatregel' | 'onder-minimum' | 'buiten-24-maanden';

/** What must be true for the amounts to be paid (facts `isde.*`, rules). */
export type SubsidyConditionCode =
  | 'eigenaar-bewoner'
  | 'hoofdverblijf'
  | 'bestaande-woning'
  | 'uitvoering-door-bedrijf'
  | 'aanvragen-na-werk'
  | 'aanvragen-binnen'
  | 'tweede-binnen'
  | 'rd-minimum'
  | 'u-maximum'
  | 'nieuw-kozijn'
  | 'biobased-mki'
  | 'deur-met-glas'
  | 'glas-aanvragen'
  | 'bouwdatum'
  | 'wp-label'
  | 'wp-split-gwp'
  | 'ventilatie-met-isolatie'
  | 'ventilatie-eisen'
  | 'koken-met-warmtenet';

/** What to keep for the application (facts `isde.invoice`, `isde.wp.list.*`); no more than the sources name. */
export type SubsidyKeepCode =
  | 'factuur-rd-m2'
  | 'factuur-m2'
  | 'fotos-werk'
  | 'factuur-werk'
  | 'meldcode'
  | 'betaalbewijs';

/** Schemes beside the ISDE (facts section 2). */
export type OtherSchemeCode =
  | 'warmtefonds'
  | 'hypotheekruimte'
  | 'btw-zonnepanelen'
  | 'btw-isolatie'
  | 'btw-overig'
  | 'svve'
  | 'isde-zakelijk'
  | 'svoh'
  | 'gemeente';

export interface OtherScheme extends Coded<OtherSchemeCode> {
  sourceIds: string[];
  confidence: SourceRef['confidence'];
}

/** Last day of a step: applying for a measure, or doing the second one that doubles. */
export interface SubsidyDeadline {
  code: 'aanvragen' | 'tweede-maatregel' | 'dubbel-tot';
  id: IsdeMeasureId;
  /** ISO day. */
  on: string;
}

/** One measure's grant, in the order of the request. */
export interface SubsidyLine {
  id: IsdeMeasureId;
  /** Whole cents; `low`, `mid` and `high` are the same where the rules give one amount. */
  amountCents: Range;
  /** Square metres that count, between minimum and maximum. */
  countedM2?: number;
  /** Rate used, doubled or not, without the bonus. */
  ratePerM2Cents?: number;
  doubled: boolean;
  /** Part of `amountCents.mid` that is bonus: bio-based or label A+++. */
  bonusCents: number;
  grounds: SubsidyGround[];
  sourceIds: string[];
  /** The weakest of the amounts used; an amount of an earlier year is at most C. */
  confidence: SourceRef['confidence'];
}

/** Everything the calculator shows. */
export interface SubsidyResult {
  lines: SubsidyLine[];
  totalCents: Range;
  /** Whether any rate per m2 doubled. */
  doubled: boolean;
  doublingMissing: Coded<DoublingMissingCode> | null;
  /** Year of the amounts, and the last day on which they hold. */
  year: number;
  validUntil: string;
  /** True after `validUntil`: the amounts are then shown as those of `year`. */
  outdated: boolean;
  deadlines: SubsidyDeadline[];
  keep: SubsidyKeepCode[];
  conditions: Coded<SubsidyConditionCode>[];
  otherSchemes: OtherScheme[];
}
