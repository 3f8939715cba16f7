/** What the company said of a complaints board, and what of that is still open. */
interface DisputeFacts {
  disputes: { board: string | null; url: string | null };
  placeholders: readonly string[];
}

/**
 * Who decides on a complaint that is not settled, in words for the terms, as Markdown.
 * Membership is said only when the company has said so (`content/company.yaml`).
 */
export function disputeWords({ disputes: { board, url }, placeholders }: DisputeFacts): string {
  if (board !== null) {
    const name = url === null ? board : `[${board}](${url})`;
    return `Wij zijn aangesloten bij ${name}. Komen wij er samen niet uit, dan kunt u uw klacht daar voorleggen. U mag ook naar de rechter in uw woonplaats.`;
  }
  const member = placeholders.includes('disputes')
    ? 'Of wij bij een geschillencommissie zijn aangesloten, hoort u voordat u tekent.'
    : 'Wij zijn niet aangesloten bij een geschillencommissie.';
  return `${member} Komen wij er samen niet uit, dan kunt u naar de rechter in uw woonplaats.`;
}
