import type { Figures } from '../figures/index.ts';
import type { Figure } from '../figures/types.ts';
import { isVve } from './eligibility.ts';
import { asksNewFrame, isInsulation } from './measure-groups.ts';
import { weakest } from './subsidy-line.ts';
import type { IsdeMeasureId } from './subsidy-request.ts';
import type { CodeValues, OtherScheme, OtherSchemeCode } from './subsidy-result.ts';
import type { Context, ToolContext } from './work.ts';

function scheme(
  code: OtherSchemeCode,
  values: CodeValues,
  figures: Figure<unknown>[],
): OtherScheme {
  return {
    code,
    values,
    sourceIds: figures.map(({ id }) => id),
    confidence: weakest(figures.map(({ confidence }) => confidence)),
  };
}

/**
 * Room in EUR that a mortgage may take for energy measures outside the income test, by the label the
 * home has now (fact `wf.mortgage_extra`); none from A+++.
 */
export function mortgageRoomEur(label: string, figures: Figures): number {
  if (label.startsWith('A+++')) return 0;
  const room: Partial<Record<string, number>> = figures.loans.mortgageRoom.value;
  return room[label.charAt(0)] ?? 0;
}

function loans({ home, figures }: Context): OtherScheme[] {
  const { warmtefondsZero, warmtefondsMax, warmtefondsTerms, mortgageRoom } = figures.loans;
  const { label } = home;
  const room: CodeValues =
    label === undefined
      ? { maxEur: Math.max(...Object.values(mortgageRoom.value)) }
      : { label, eur: mortgageRoomEur(label, figures) };
  const { years, twentyYearsAboveEur } = warmtefondsTerms.value;
  return [
    scheme(
      'warmtefonds',
      {
        nulRenteOnderInkomenEur: warmtefondsZero.value.incomeBelowEur,
        ...warmtefondsMax.value,
        looptijdenJaar: years.join(', '),
        twintigJaarBovenEur: twentyYearsAboveEur,
      },
      [warmtefondsZero, warmtefondsMax, warmtefondsTerms],
    ),
    scheme('hypotheekruimte', room, [mortgageRoom]),
  ];
}

/** What a landlord has instead of the ISDE of who lives there: the SVOH, and for a device the business ISDE. */
function ofLandlord(ids: readonly IsdeMeasureId[], { figures }: ToolContext): OtherScheme[] {
  const { svoh, businessIsde } = figures.loans;
  const hasDevice = ids.some((id) => id === 'warmtepomp' || id === 'zonneboiler');
  return [
    ...(hasDevice ? [scheme('isde-zakelijk', {}, [businessIsde])] : []),
    scheme('svoh', { ...svoh.value }, [svoh]),
  ];
}

/** New frames and doors are goods as any other (`btw.wp`), whatever the scheme counts them as. */
const isForLabour = (id: IsdeMeasureId) =>
  isInsulation(id) && !asksNewFrame(id) && !id.startsWith('deur');

/** VAT by what is on the list: panels 0%, labour of insulation 9% in a home older than two years, the rest 21%. */
function vat(ids: readonly IsdeMeasureId[], { home, figures, today }: Context): OtherScheme[] {
  const { solarPanels, insulationLabour, general } = figures.vat;
  const { percent, olderThanYears } = insulationLabour.value;
  const age = Number(today.slice(0, 4)) - (home.bouwjaar ?? 0);
  const found: OtherScheme[] = [];
  if (ids.includes('zonnepanelen')) {
    found.push(scheme('btw-zonnepanelen', { ...solarPanels.value }, [solarPanels]));
  }
  if (ids.some(isForLabour) && age > olderThanYears) {
    const values = { arbeidProcent: percent, materiaalProcent: general.value.percent };
    found.push(scheme('btw-isolatie', values, [insulationLabour, general]));
  }
  if (ids.some((id) => id !== 'zonnepanelen' && !isForLabour(id))) {
    found.push(scheme('btw-overig', { ...general.value }, [general]));
  }
  return found;
}

/** The schemes beside the ISDE for this home and these measures (facts section 2). */
export function otherSchemes(ids: readonly IsdeMeasureId[], context: ToolContext): OtherScheme[] {
  const { home, figures } = context;
  const { municipality } = figures.loans;
  const owner = home.ownerOccupied;
  const ofVve = isVve(context) ? [scheme('svve', {}, [figures.svve])] : [];
  return [
    // An owner's own loan is for less of a flat than what the VvE asks for; a landlord has one grant of their own.
    ...(owner ? [...ofVve, ...loans(context)] : [...ofLandlord(ids, context), ...ofVve]),
    ...vat(ids, context),
    scheme('gemeente', { ...municipality.value }, [municipality]),
  ];
}
