/** Where the markup of the choice of cookies is; nobody fetches it where there is nothing to choose. */
const PARTS = '/shell/consent.json';

export interface ConsentParts {
  banner: string;
  centre: string;
}

/** @throws Error when it cannot be had */
export async function loadConsentParts(): Promise<ConsentParts> {
  const answer = await fetch(PARTS);
  if (!answer.ok) throw new Error(`${PARTS}: ${answer.status}`);
  return (await answer.json()) as ConsentParts;
}
