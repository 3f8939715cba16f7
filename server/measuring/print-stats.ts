import { COUNTED, PAGE_TEMPLATES, type PageTemplate, VITALS, type Vital } from '@sens/contract';
import type { DailyCount } from '#leads/store/daily-counts.ts';
import { p75 } from './histogram.ts';

type Sum = Omit<DailyCount, 'day'>;

const TEMPLATE_WORDS: Record<PageTemplate, string> = {
  home: 'voorpagina',
  service: 'dienst',
  town: 'plaats',
  article: 'artikel',
  tool: 'rekenhulp',
  request: 'rapportaanvraag',
  report: 'rapport',
  other: 'overige',
};

const STEP_WORDS: Record<string, string> = {
  'page-view': 'pagina bekeken',
  'form-start': 'formulier begonnen',
  'submit:sent': 'aanvraag verstuurd',
  'submit:refused': 'verstuurd en geweigerd',
  'submit:failed': 'versturen mislukt',
  'assistant:opened': 'assistent geopend',
  'assistant:answered': 'assistent gaf antwoord',
  'assistant:handed-over': 'assistent verwees door',
  'assistant:callback': 'assistent: terugbelverzoek',
};

const stepWords = (name: string) =>
  (Object.hasOwn(STEP_WORDS, name) ? STEP_WORDS[name] : undefined) ??
  name.replace(/^field-error:/, 'fout bij veld: ').replace(/^tool-use:/, 'rekenhulp gebruikt: ');

const decimals = (value: number, digits: number) =>
  value.toLocaleString('nl-NL', { minimumFractionDigits: digits, maximumFractionDigits: digits });

function vitalWords(vital: Vital, value: number | undefined): string {
  if (value === undefined) return '-';
  if (vital === 'CLS') return decimals(value, 2);
  return value < 1000 ? `${Math.round(value)} ms` : `${decimals(value / 1000, 1)} s`;
}

const times = (sums: readonly Sum[], name: string) =>
  sums.reduce((all, sum) => (sum.name === name ? all + sum.count : all), 0);

function speedRow(label: string, sums: readonly Sum[]): string[] {
  const values = VITALS.map((vital) =>
    vitalWords(
      vital,
      p75(
        vital,
        sums.filter(({ name }) => name === vital),
      ),
    ),
  );
  return [label, String(times(sums, 'page-view')), ...values];
}

function speed(sums: readonly Sum[]): string[][] {
  const seen = PAGE_TEMPLATES.filter((template) => sums.some((sum) => sum.template === template));
  return [
    ['pagina', 'bekeken', ...VITALS],
    ...seen.map((template) =>
      speedRow(
        TEMPLATE_WORDS[template],
        sums.filter((sum) => sum.template === template),
      ),
    ),
    speedRow('alle', sums),
  ];
}

function funnel(sums: readonly Sum[]): string[][] {
  const views = times(sums, 'page-view');
  return COUNTED.flatMap((name) => {
    const taken = times(sums, name);
    if (taken === 0) return [];
    const share = views > 0 ? `${decimals((taken / views) * 100, 1)}%` : '';
    return [[stepWords(name), String(taken), share]];
  });
}

/**
 * What visitors noticed of the site's speed, and how far they came.
 * @param since the first day that is counted (ISO date)
 * @param toColumns lays out rows
 */
export function printStats(
  sums: readonly Sum[],
  since: string,
  toColumns: (rows: readonly (readonly string[])[]) => string,
): string {
  if (sums.length === 0) return `Sinds ${since} is er niets gemeten.`;
  return [
    `Gemeten sinds ${since}, zonder cookies en zonder iets van een bezoeker te bewaren.`,
    '',
    'Snelheid: drie van de vier bezoeken bleven hierop of eronder.',
    toColumns(speed(sums)),
    '',
    'Van bezoek naar aanvraag, met het aandeel van de bekeken pagina’s.',
    toColumns(funnel(sums)),
  ].join('\n');
}
