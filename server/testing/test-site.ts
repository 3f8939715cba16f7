import { type PageOnRequest, SOURCES_FILE } from '@sens/contract';

/** A page with everything the policy has to know about. */
export const PAGE_WITH_CODE = `<!doctype html>
<html lang="nl"><head><title>Verduurzamen</title>
<style>body { color: green }</style>
<script>window.a = '<b>';</script>
<script type="module">import '/_astro/x.js';</script>
<script type="application/ld+json">{"@type":"WebPage"}</script>
<script src="/_astro/app.B2cD3eF4.js" data-note="a > b"></script>
</head><body><h1>Verduurzamen</h1>${'<p>tekst</p>'.repeat(200)}</body></html>`;

const page = (title: string) =>
  `<!doctype html><html lang="nl"><head><title>${title}</title></head><body>${'<p>x</p>'.repeat(100)}</body></html>`;

/** The pages of the tests that can hold a form, by its source. */
export const PAGE_TITLES = {
  contact: 'Contact',
  advies: 'Verduurzamingsadvies',
  isolatie: 'Isolatie',
  verduurzamingsrapportage: 'Uw huis doorgerekend',
  'tool:subsidie-calculator': 'Subsidie-calculator',
} as const;

/** What `site/dist/client` holds in the tests. */
export const SITE_FILES: Record<string, string> = {
  'index.html': PAGE_WITH_CODE,
  'contact.html': page('Contact'),
  'advies.html': page('Advies'),
  'advies-dordrecht.html': page('Advies Dordrecht'),
  'isolatie.html': page('Isolatie'),
  'verduurzamingsrapportage.html': page('Rapportage'),
  'tools.html': page('Tools'),
  'tools/subsidie-calculator.html': page('Subsidiecalculator'),
  '404.html': page('Niet gevonden'),
  'rapport-verlopen.html': page('Dit rapport is niet meer te openen'),
  '500.html':
    '<!doctype html><html lang="nl"><head><title>Storing</title></head><body><p data-failure="">Algemeen.</p><p>Bel 0180 000 000</p></body></html>',
  '_astro/app.B2cD3eF4.js': `export const a = 1;${'//'.repeat(300)}`,
  'fonts/inter-a1b2c3d4.woff2': 'not really a font',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'robots.txt': 'User-agent: *',
  [SOURCES_FILE]: JSON.stringify(PAGE_TITLES),
  'film/huis.mp4': '0123456789'.repeat(10),
  'film/huis.webm': 'not really a film',
  'film/huis.nl.vtt': `WEBVTT\n\n00:00.000 --> 00:02.000\n${'Een huis. '.repeat(60)}\n`,
};

/** Stand-in for the built site's `entry.mjs`: shows what it was given, escaped as React does. */
export const RENDER_MODULE = `
const escape = (text) => text.replace(/[&<>"']/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
export async function render(asked) {
  if (asked.page === 'pdf') {
    const pdf = '%PDF-1.7 ' + JSON.stringify(asked.report);
    return new Response(pdf, { headers: { 'content-type': 'application/pdf' } });
  }
  if (asked.page === 'mail-text') {
    return new Response('De cijfers van ' + asked.report.reference + '.', { headers: { 'content-type': 'text/plain' } });
  }
  const json = escape(JSON.stringify(asked));
  const html = '<!doctype html><style>p{color:red}</style><p>' + json + '</p>';
  return new Response(html, { headers: { 'content-type': 'text/html' } });
}
`;

/** What the stand-in was asked for. */
export function readRendered(html: string): PageOnRequest {
  const [, json = ''] = /<p>(.*)<\/p>/s.exec(html) ?? [];
  const text = json.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return JSON.parse(text);
}
