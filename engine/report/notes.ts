import { connectionEur } from '../energy/costs.ts';
import type { Figures } from '../figures/index.ts';
import { readsMeters } from '../terms/facts.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import type { Report } from './report.ts';

function priceNotes(usesGas: boolean, figures: Figures): Reason[] {
  const { gas, electricity, gasFixed, electricityFixed, energyTaxReduction } = figures.prices;
  return [
    reason('energieprijzen', {
      ...(usesGas ? { gasEurPerM3: gas.value.eurPerM3 } : {}),
      stroomEurPerKwh: electricity.value.eurPerKwh,
      peildatum: gas.date,
    }),
    reason('vaste-kosten', {
      ...(usesGas ? { gasEurPerJaar: connectionEur(gasFixed) } : {}),
      stroomEurPerJaar: connectionEur(electricityFixed),
      belastingverminderingEurPerJaar: energyTaxReduction.value.eurPerYear,
    }),
  ];
}

/** What the house was taken to be and to use, and what its bill said. */
type HouseGround = Pick<Report, 'dwelling' | 'bill' | 'now'>;

/** Whether the house takes gas as it is reckoned with: what was typed of its gas may be what such a house cannot use. */
const takesGas = ({ now }: HouseGround) => now.gasM3PerYear.mid > 0;

function meterNotes(ground: HouseGround): Reason[] {
  const { dwelling, bill } = ground;
  const { monthlyCostEur, gasM3PerYear, electricityKwhPerYear } = dwelling;
  const { isBilled, outOfBounds, shareOfExpected, nettedEurPerMonth } = bill;
  const isRead = ({ origin }: { origin: string }) => origin === 'visitor';
  const meters = {
    ...(isRead(gasM3PerYear) ? { gasM3: gasM3PerYear.value } : {}),
    ...(isRead(electricityKwhPerYear) ? { stroomKwh: electricityKwhPerYear.value } : {}),
  };
  if (!isBilled) {
    if (Object.keys(meters).length === 0) return [];
    return [reason(outOfBounds ? 'meterstanden-passen-niet' : 'meterstanden-gebruikt', meters)];
  }
  const values = {
    maandEur: monthlyCostEur.value,
    procentVanVerwacht: Math.round(shareOfExpected * 100),
    ...meters,
  };
  if (outOfBounds) return [reason('maandbedrag-buiten-bereik', values)];
  if (nettedEurPerMonth < 1) return [reason('maandbedrag-gebruikt', values)];
  const zonderSalderenEur = Math.round(monthlyCostEur.value + nettedEurPerMonth);
  const gasless = takesGas(ground) ? {} : { zonderGas: true as const };
  return [reason('maandbedrag-gebruikt', { ...values, zonderSalderenEur, ...gasless })];
}

function houseNotes({ dwelling }: HouseGround, figures: Figures): Reason[] {
  const { woningtype, flatPosition, heating } = dwelling;
  const notes: Reason[] = [];
  if (woningtype.value === 'appartement' && flatPosition.value === 'onbekend') {
    notes.push(reason('appartement-ligging-onbekend'));
  }
  if (heating.value === 'warmtenet') {
    const { heat, heatFixed } = figures.prices;
    const { eurPerGj } = heat.value;
    const vastEurPerJaar = heatFixed.value.eurPerYear;
    notes.push(reason('warmtenet'), reason('warmtenet-prijs', { eurPerGj, vastEurPerJaar }));
    notes.push(reason('warmtenet-co2-onbekend'));
  }
  return notes;
}

function planNotes(
  { plan, considered, routes, financing }: Report,
  { assumptions }: Figures,
): Reason[] {
  const notes: Reason[] = [];
  if (routes.length > 1) {
    const values = {
      aantal: routes.length,
      jaren: assumptions.fastPaybackYears.value,
      procent: assumptions.spread.value.gas * 100,
    };
    notes.push(reason('routes-vergeleken', values));
  }
  const guessed = [...plan, ...considered].some(
    (one) => one.priceIsIndicative && one.investmentCents !== null,
  );
  if (guessed) notes.push(reason('indicatieve-prijzen'));
  const { loan } = financing;
  if (loan) {
    notes.push(
      reason('warmtefonds-lening', {
        maxEur: loan.maxPrincipalCents / 100,
        inkomenTotEur: loan.zeroInterestBelowIncomeEur,
        looptijdJaar: loan.termYears,
      }),
    );
  }
  return notes;
}

/** What the class, the use and the cost of a house rest on. */
function useNotes(ground: HouseGround, figures: Figures): Reason[] {
  const { dwelling } = ground;
  const { gas, electricity } = figures.co2;
  const usesGas = takesGas(ground);
  const gasless = usesGas ? undefined : { metWarmte: dwelling.heating.value === 'warmtenet' };
  return [
    reason(readsMeters(dwelling) ? 'jaarverbruik-gebruikt' : 'werkelijk-gebruik', gasless),
    reason('label-uit-berekening', { stroomFactor: figures.primaryEnergy.value.electricity }),
    ...priceNotes(usesGas, figures),
    reason('co2-hele-keten', {
      ...(usesGas ? { gasKgPerM3: gas.value.kgPerM3 } : {}),
      stroomKgPerKwh: electricity.value.kgPerKwh,
      jaar: gas.date,
    }),
  ];
}

/** The assumptions behind the class, the use and the cost of a house, without a plan for it. */
export function useNotesOf(ground: HouseGround, figures: Figures): Reason[] {
  return [...useNotes(ground, figures), ...meterNotes(ground), ...houseNotes(ground, figures)];
}

/** The assumptions that matter for the outcome, as codes with their figures. */
export function notesOf(report: Report, figures: Figures): Reason[] {
  return [
    ...useNotes(report, figures),
    reason(report.netMeteringEnded ? 'salderen-gestopt' : 'zonder-salderen', {
      datum: figures.feedIn.end.value.endsOn,
    }),
    reason('eenvoudige-terugverdientijd'),
    reason('prijsmarge', { procent: figures.assumptions.spread.value.price * 100 }),
    reason(report.subsidyOutdated ? 'isde-verlopen' : 'isde-voorwaarden', {
      jaar: figures.isde.year,
      geldigTot: figures.isde.validUntil,
    }),
    ...meterNotes(report),
    ...houseNotes(report, figures),
    ...planNotes(report, figures),
  ];
}
