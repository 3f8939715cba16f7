import type { FastifyRequest } from 'fastify';

/**
 * Reads a header such as `text/html, application/json;q=0.9`.
 * @returns the weight per value, in lower case
 */
export function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [value = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
    const q = parameters.find((each) => each.startsWith('q='));
    const weight = q ? Number(q.slice(2)) : 1;
    if (value) weights.set(value, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}

/** Tells whether a client would rather read HTML than JSON; without a preference that is `false`. */
export function asksForHtml(request: FastifyRequest): boolean {
  const { html, json } = preference(request);
  return html > json;
}

/** Tells whether a client would rather read JSON than HTML; without a preference that is `false`. */
export function asksForJson(request: FastifyRequest): boolean {
  const { html, json } = preference(request);
  return json > html;
}

function preference({ headers }: FastifyRequest) {
  const weights = parseWeights(headers.accept ?? '*/*');
  const any = weights.get('*/*') ?? 0;
  return {
    html: weights.get('text/html') ?? weights.get('text/*') ?? any,
    json: weights.get('application/json') ?? weights.get('application/*') ?? any,
  };
}
