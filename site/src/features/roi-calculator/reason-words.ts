import type { CashFlowReason, CashFlowReasonCode, MeasureId } from '@sens/engine';
import { formatDate, formatEuro, formatNumber, formatShare } from '#lib/format-nl.ts';
import { measureName } from './copy.ts';

type Values = NonNullable<CashFlowReason['values']>;

const number = (values: Values, name: string) => Number(values[name] ?? 0);
const day = (values: Values) => formatDate(String(values.datum));
const part = (values: Values) =>
  values.id === 'omvormer' ? 'Omvormer' : measureName(values.id as MeasureId);

const decimal = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 });

/** A change of a price as words: "gelijk", "2% omhoog". */
export function changeWords(pct: number): string {
  if (pct === 0) return 'gelijk';
  return `${decimal.format(Math.abs(pct))}% per jaar ${pct < 0 ? 'omlaag' : 'omhoog'}`;
}

/** Every reason of the cash flow in Dutch. The engine decides, these are only the words. */
export const CASH_FLOW_WORDS: Record<CashFlowReasonCode, (values: Values) => string> = {
  prijspad: (v) =>
    `Energieprijzen, boven op de inflatie: gas ${changeWords(number(v, 'gasPctPerJaar'))}, stroom ${changeWords(number(v, 'stroomPctPerJaar'))}.`,
  'saldering-stopt': (v) =>
    `Vanaf ${day(v)} is er geen salderen meer. Teruggeleverde stroom brengt dan alleen nog de vergoeding op, min de terugleverkosten.`,
  'saldering-alsof': () => 'Hier rekenen wij alsof salderen nooit stopt. Dat is niet zo.',
  'eigen-gebruik-geschat': (v) =>
    `U gebruikt naar schatting ${formatShare(number(v, 'aandeel'))} van uw zonnestroom zelf. Bij "Zonnestroom" kunt u dat veranderen.`,
  'omvormer-indicatief': (v) =>
    `De omvormer is rond ${v.jaar} aan vervanging toe. Wij rekenen daarvoor ${formatEuro(number(v, 'centen'))} (indicatief).`,
  'batterij-indicatief': (v) =>
    `Batterij: ${formatNumber(number(v, 'laadbeurtenPerJaar'))} keer per jaar vol, en ${formatShare(number(v, 'rendement'))} van de stroom komt er weer uit (indicatief).`,
  vervanging: (v) =>
    `${part(v)}: rond ${v.jaar} aan vervanging toe. Dat kost dan weer ${formatEuro(number(v, 'centen'))}, zonder subsidie gerekend.`,
  'vervanging-deels': (v) =>
    `${part(v)}: rond ${v.jaar} nog een keer aan vervanging toe. Daarvan tellen wij alleen de jaren mee die binnen deze periode vallen: ${formatEuro(number(v, 'centen'))}.`,
  'contante-waarde': (v) =>
    `Voor de contante waarde telt geld elk jaar ${decimal.format(number(v, 'pctPerJaar'))}% minder.`,
  restschuld: (v) =>
    `Aan het eind van deze jaren staat nog ${formatEuro(number(v, 'centen'))} schuld open. Die is van de uitkomst afgetrokken.`,
  'terugverdiend-onzeker': () =>
    'Bij ongunstige energieprijzen is het binnen deze jaren niet terugverdiend. Daarom noemen wij geen langste tijd.',
  'alleen-gunstig-terugverdiend': () =>
    'Alleen bij gunstige energieprijzen verdient dit zich binnen deze jaren terug.',
};

/** A reason of the cash flow as a sentence. */
export const cashFlowWords = ({ code, values = {} }: CashFlowReason): string =>
  CASH_FLOW_WORDS[code](values);
