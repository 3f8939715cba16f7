import type {
  CashFlowReason,
  CashFlowReasonCode,
  CashFlowReasonValues,
  MeasureId,
} from '@sens/engine';
import { formatDate, formatEuro, formatNumber, formatShare } from '#lib/format-nl.ts';
import { measureName } from './copy.ts';

const part = ({ id }: { id: string }) =>
  id === 'omvormer' ? 'Omvormer' : measureName(id as MeasureId);

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** A change of a price as words: "gelijk", "2% omhoog". */
function changeWords(pct: number): string {
  if (pct === 0) return 'gelijk';
  return `${decimal.format(Math.abs(pct))}% per jaar ${pct < 0 ? 'omlaag' : 'omhoog'}`;
}

/**
 * Every reason of the cash flow in Dutch, by its figures and whether net metering has ended. The engine decides, these
 * are only the words.
 */
export const CASH_FLOW_WORDS: {
  [Code in CashFlowReasonCode]: (values: CashFlowReasonValues[Code], ended: boolean) => string;
} = {
  prijspad: (v) =>
    `Energieprijzen, boven op de inflatie: gas ${changeWords(v.gasPctPerJaar)}, stroom ${changeWords(v.stroomPctPerJaar)}.`,
  'saldering-stopt': (v, ended) =>
    `${ended ? 'Sinds' : 'Vanaf'} ${formatDate(v.datum)} is er geen salderen meer. Teruggeleverde stroom brengt dan alleen nog de vergoeding op, min de terugleverkosten.`,
  'saldering-alsof': () => 'Hier rekenen wij alsof salderen nooit stopt. Dat is niet zo.',
  'eigen-gebruik-geschat': (v) =>
    `U gebruikt naar schatting ${formatShare(v.aandeel)} van uw zonnestroom zelf. Bij "Zonnestroom" kunt u dat veranderen.`,
  'omvormer-indicatief': (v) =>
    `De omvormer is rond ${v.jaar} aan vervanging toe. Wij rekenen daarvoor ${formatEuro(v.centen)} (indicatief).`,
  'batterij-indicatief': (v) =>
    `Batterij: ${formatNumber(v.laadbeurtenPerJaar)} keer per jaar vol, en ${formatShare(v.rendement)} van de stroom komt er weer uit (indicatief).`,
  vervanging: (v) =>
    `${part(v)}: rond ${v.jaar} aan vervanging toe. Dat kost dan weer ${formatEuro(v.centen)}, zonder subsidie gerekend.`,
  'vervanging-deels': (v) =>
    `${part(v)}: rond ${v.jaar} aan vervanging toe. Daarvan tellen wij alleen de jaren mee die binnen deze periode vallen: ${formatEuro(v.centen)}.`,
  'contante-waarde': (v) =>
    `Voor de contante waarde telt geld elk jaar ${decimal.format(v.pctPerJaar)}% minder.`,
  restschuld: (v) =>
    `Aan het eind van deze jaren staat nog ${formatEuro(v.centen)} schuld open. Die is van de uitkomst afgetrokken.`,
  'terugverdiend-onzeker': () =>
    'Bij ongunstige energieprijzen is het binnen deze jaren niet terugverdiend. Daarom noemen wij geen langste tijd.',
  'alleen-gunstig-terugverdiend': () =>
    'Alleen bij gunstige energieprijzen verdient dit zich binnen deze jaren terug.',
};

/** A reason of the cash flow as a sentence, on a day before net metering ended or after it. */
export const cashFlowWords = ({ code, values }: CashFlowReason, ended: boolean): string =>
  // The type of a reason ties its values to its code; through a table of functions that is lost.
  (CASH_FLOW_WORDS[code] as (told: CashFlowReason['values'], ended: boolean) => string)(
    values,
    ended,
  );
