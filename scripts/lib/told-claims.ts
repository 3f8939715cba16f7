import type * as z from 'zod';
import type { claimSchema } from '../../site/src/content-schemas/claim.ts';
import type { companySchema } from '../../site/src/content-schemas/company.ts';
import { headsNamed } from './changing-heads.ts';
import { type Parsed, type Problem, problemAt } from './content-file.ts';

const inDutch = (number: number) => number.toLocaleString('nl-NL');

type Claim = Pick<z.output<typeof claimSchema>, 'id' | 'text' | 'explanation'>;

const NUMBER = /\d(?:[\d.,]*\d)?/g;

/** As Dutch writes them: 2.000 is two thousand, and 4,0 is 4. */
const numbersIn = (text: string): readonly number[] =>
  (text.match(NUMBER) ?? []).map((number) => Number(number.replaceAll('.', '').replace(',', '.')));

/**
 * Figures of the home page's dark panel that are not those of the claim that explains them, in Dutch.
 * @param home content/home.yaml
 */
export function trustBesideClaims(home: Parsed, claims: readonly Claim[]): Problem[] {
  const { trust } = (home.value ?? {}) as { trust?: unknown };
  return (Array.isArray(trust) ? trust : []).flatMap((point, at) => {
    const claim = claims.find(({ id }) => id === point?.claim);
    if (!claim) {
      const message = `trust.${at}.claim: de belofte "${point?.claim}" staat niet in claims.yaml`;
      return [problemAt(home, ['trust', at, 'claim'], message)];
    }
    const known = numbersIn(claim.text);
    if (numbersIn(String(point.value)).every((number) => known.includes(number))) return [];
    const message = `trust.${at}.value: hier staat "${point.value}", in claims.yaml bij ${claim.id} "${claim.text}"; maak de getallen gelijk`;
    return [problemAt(home, ['trust', at, 'value'], message)];
  });
}

/**
 * The claim on the reviews, where it gives another average or number of them than the company's own facts, in Dutch.
 * @param parsed content/claims.yaml
 */
export function reviewsBesideCompany(
  parsed: Parsed,
  { score, count }: z.output<typeof companySchema>['reviews'],
): Problem[] {
  const { value } = parsed;
  const claims: readonly Partial<Claim>[] = Array.isArray(value) ? value : [];
  const at = claims.findIndex((claim) => claim?.id === 'reviews');
  const told = (field: 'text' | 'explanation', numbers: readonly number[]) => {
    const text = claims[at]?.[field];
    if (text === undefined || numbers.every((number) => numbersIn(text).includes(number)))
      return [];
    const message = `${at}.${field}: in company.yaml staat bij reviews "score: ${score}, count: ${count}"; schrijf hier ook ${numbers.map(inDutch).join(' en ')}, of verbeter het daar`;
    return [problemAt(parsed, [at, field], message)];
  };
  return [...told('text', [score, count]), ...told('explanation', [count])];
}

/** What a claim says beside its numbers. */
const shapeOf = (text: string) => text.toLowerCase().replace(NUMBER, '#');

/**
 * Where the assistant names the heading that a claim is on its page, with a number that the claim has no more: it would
 * answer nothing there.
 * @param parsed content/assistent.yaml, or one of content/gehoord
 */
export function headsBesideClaims(parsed: Parsed, claims: readonly Claim[]): Problem[] {
  return [...headsNamed(parsed.value)].flatMap(([name, path]) => {
    if (typeof name !== 'string' || numbersIn(name).length === 0) return [];
    const alike = claims.filter(({ text }) => shapeOf(text) === shapeOf(name));
    const [claim] = alike;
    if (!claim || alike.some(({ text }) => text.toLowerCase() === name.toLowerCase())) return [];
    const now = claim.text.charAt(0).toUpperCase() + claim.text.slice(1);
    const message = `"${name}" heet in claims.yaml (${claim.id}) "${claim.text}"; schrijf '${now}'`;
    return [problemAt(parsed, path, message)];
  });
}
