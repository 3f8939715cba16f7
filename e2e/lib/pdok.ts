import { listen } from './listen.ts';

/** The one address that the stand-in knows. */
export const KNOWN_ADDRESS = {
  postcode: '2991AB',
  huisnummer: '12',
  straat: 'Dorpsstraat',
  woonplaats: 'Barendrecht',
} as const;

/** A local stand-in for the government's address register, answering in its shape. */
export function startPdok() {
  return listen((request, response) => {
    const filters = new URL(request.url ?? '/', 'http://pdok').searchParams.getAll('fq');
    const known =
      filters.includes(`postcode:${KNOWN_ADDRESS.postcode}`) &&
      filters.includes(`huisnummer:${KNOWN_ADDRESS.huisnummer}`);
    const { straat: straatnaam, woonplaats: woonplaatsnaam } = KNOWN_ADDRESS;
    const docs = known ? [{ straatnaam, woonplaatsnaam }] : [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }));
  });
}
