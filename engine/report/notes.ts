import type { ResolvedHouse } from '../dwelling/resolve-house.ts';
import type { Figures } from '../figures/index.ts';
import { reason } from '../measures/candidate.ts';
import type { Reason } from './report-types.ts';

function priceNotes(figures: Figures): Reason[] {
  const { gas, electricity, gasFixed, electricityFixed } = figures.prices;
  return [
    reason('energieprijzen', {
      gasEurPerM3: gas.value.eurPerM3,
      stroomEurPerKwh: electricity.value.eurPerKwh,
      peildatum: gas.date,
    }),
    reason('vaste-kosten', {
      gasEurPerJaar: gasFixed.value.networkEurPerYear + gasFixed.value.supplyEurPerYear,
      stroomEurPerJaar: electricityFixed.value.supplyEurPerYear,
    }),
    reason('netbeheer-stroom-en-belastingvermindering-niet-meegeteld'),
  ];
}

function houseNotes(resolved: ResolvedHouse, figures: Figures): Reason[] {
  const { house, monthlyCostEur, outOfBounds, shareOfExpected } = resolved;
  const notes: Reason[] = [];
  if (monthlyCostEur.origin === 'visitor') {
    notes.push(
      reason(outOfBounds ? 'maandbedrag-buiten-bereik' : 'maandbedrag-gebruikt', {
        maandEur: monthlyCostEur.value,
        procentVanVerwacht: Math.round(shareOfExpected * 100),
      }),
    );
  }
  if (house.woningtype === 'appartement') notes.push(reason('appartement-ligging-onbekend'));
  if (house.heating === 'warmtenet') {
    notes.push(reason('warmtenet', { eurPerGj: figures.prices.heat.value.eurPerGj }));
  }
  return notes;
}

/** The assumptions that matter for the outcome, as codes with their figures. */
export function notesOf(resolved: ResolvedHouse, outdated: boolean, figures: Figures): Reason[] {
  const { gas, electricity } = figures.co2;
  return [
    reason('werkelijk-gebruik'),
    reason('label-uit-berekening', { stroomFactor: figures.primaryEnergy.value.electricity }),
    ...priceNotes(figures),
    reason('co2-hele-keten', {
      gasKgPerM3: gas.value.kgPerM3,
      stroomKgPerKwh: electricity.value.kgPerKwh,
      jaar: gas.date,
    }),
    reason('zonder-salderen', { datum: figures.feedIn.end.value.endsOn }),
    reason('eenvoudige-terugverdientijd'),
    reason('prijsmarge', { procent: figures.assumptions.spread.value.price * 100 }),
    reason(outdated ? 'isde-verlopen' : 'isde-voorwaarden', {
      jaar: figures.isde.year,
      geldigTot: figures.isde.validUntil,
    }),
    ...houseNotes(resolved, figures),
  ];
}
