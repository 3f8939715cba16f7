import type { AnswerField, Report } from '@sens/engine';
import { FACT_LABELS } from '../house/fact-labels.ts';
import { REPORT_COPY } from '../report-copy.ts';
import { COMPARE_COPY as COPY } from './copy.ts';

type Told = Pick<Report, 'dwelling' | 'now' | 'after' | 'panelYear' | 'netMeteringEnded'>;

const onNetwork = ({ dwelling }: Pick<Report, 'dwelling'>) =>
  dwelling.heating.value === 'warmtenet';

/** Whether gas is used now or after the plan; where it is not, no figure of gas is told. */
export const usesGas = ({ now, after }: Pick<Report, 'now' | 'after'>): boolean =>
  now.gasM3PerYear.high > 0 || after.gasM3PerYear.high > 0;

/** Whether heat of a network is used now or after the plan; only then is a figure of it told. */
export const usesHeat = ({ now, after }: Pick<Report, 'now' | 'after'>): boolean =>
  now.heatGjPerYear.high > 0 || after.heatGjPerYear.high > 0;

/** Whether costs are told without the net metering that a household with panels still has. */
export const tellsWithoutNetting = ({
  panelYear,
  netMeteringEnded,
}: Pick<Report, 'panelYear' | 'netMeteringEnded'>): boolean =>
  panelYear?.owned === true && !netMeteringEnded;

function paidFor(report: Told): string {
  if (onNetwork(report)) return usesGas(report) ? COPY.heatGasAndPower : COPY.heatAndPower;
  return usesGas(report) ? REPORT_COPY.cost : COPY.power;
}

/** What the cost of a state is of: gas and electricity, or what this home has in their place. */
export const costName = (report: Told): string =>
  tellsWithoutNetting(report) ? COPY.withoutNetting(paidFor(report)) : paidFor(report);

/** The name of a figure of CO2: with a heat network that of its heat is not known. */
export const co2NameOf = (name: string, report: Pick<Report, 'dwelling'>): string =>
  onNetwork(report) ? COPY.withoutHeat(name) : name;

/** What is told of CO2 that the house emits. */
export const co2Name = (report: Pick<Report, 'dwelling'>): string =>
  co2NameOf(REPORT_COPY.co2, report);

/** The same of what is saved. */
export const co2SavedName = (report: Pick<Report, 'dwelling'>): string =>
  co2NameOf(REPORT_COPY.co2Saved, report);

/** A fact by its name; a bill that was read with net metering says so, as the costs beside it are without. */
export const factName = (field: AnswerField, { bill }: Pick<Report, 'bill'>): string =>
  field === 'monthlyCostEur' && bill.nettedEurPerMonth >= 1
    ? COPY.withNetting(FACT_LABELS[field])
    : FACT_LABELS[field];
