import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The one address that the stand-in knows. */
export const KNOWN_ADDRESS = {
  postcode: '2991AB',
  huisnummer: '12',
  straat: 'Dorpsstraat',
  woonplaats: 'Barendrecht',
} as const;

/** A local stand-in for the government's address register, answering in its shape. */
export async function startPdok(): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, response) => {
    const filters = new URL(request.url ?? '/', 'http://pdok').searchParams.getAll('fq');
    const known =
      filters.includes(`postcode:${KNOWN_ADDRESS.postcode}`) &&
      filters.includes(`huisnummer:${KNOWN_ADDRESS.huisnummer}`);
    const { straat: straatnaam, woonplaats: woonplaatsnaam } = KNOWN_ADDRESS;
    const docs = known ? [{ straatnaam, woonplaatsnaam }] : [];
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ response: { numFound: docs.length, start: 0, docs } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
