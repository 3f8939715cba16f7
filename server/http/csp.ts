import { createHash } from 'node:crypto';
import { SPECULATION_RULES } from '@sens/contract';
import { mayMeasure, TAG_MANAGER_SOURCES as TAGS } from './tag-manager.ts';

/** Where a page may load from besides itself. */
export interface CspSettings {
  siteUrl: string;
  backendOrigin?: string;
  imageOrigin?: string;
}

/** Opening tag with any attributes (quoted ones may hold a `>`), then everything to the closing tag. */
const element = (name: string) =>
  new RegExp(
    `<${name}((?:\\s+[^\\s"'>/=]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))?)*)\\s*>([^]*?)</${name}\\s*>`,
    'gi',
  );

/** The origins of the frames that stand in a page: with us in a template, until the visitor asks for one. */
const frameOrigins = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<iframe(?=\s)[^>]*?\ssrc="(https:\/\/[^"/]+)/gi)].map(
      ([, origin = '']) => origin,
    ),
  ),
];

/** A film that the page holds, or has in a template until it is asked for. */
const PLAYS = /<video[\s>]/i;

/** Blocks that a browser never runs need no permission. */
const DATA_TYPES = ['application/ld+json', 'application/json'];

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const RULES = sha256(SPECULATION_RULES);

/** What a page of ours runs and shows by itself: hashes of its inline code, and origins of its frames. */
export interface InlineCode {
  script: readonly string[];
  style: readonly string[];
  frame: readonly string[];
}

/**
 * Reads it from a page that nobody but us has written in.
 * @param html a built file, or a page made of nobody's answers
 */
export const inlineCode = (html: string): InlineCode => ({
  script: hashes(html, 'script'),
  style: hashes(html, 'style'),
  frame: frameOrigins(html),
});

/**
 * The Content-Security-Policy of one page: its own inline scripts and styles by their hashes, the rules that
 * its script adds for what is fetched ahead, and nothing else inline; frames from where those come that the page
 * holds; a film where it holds one; and on a page that asks consent
 * for measuring, where that is loaded from once it is given.
 * @param html the page as it is sent
 * @param code what may stand inline; read from the page itself only where that is a built file
 */
export function contentSecurityPolicy(
  html: string,
  settings: CspSettings,
  code: InlineCode = inlineCode(html),
): string {
  const { siteUrl, backendOrigin, imageOrigin } = settings;
  const tags = mayMeasure(html) ? TAGS : { script: [], image: [], connect: [], frame: [] };
  const frames = [...code.frame, ...tags.frame];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...tags.script, ...code.script, RULES].join(' '),
    ["style-src 'self'", ...code.style].join(' '),
    ["img-src 'self' data:", ...(imageOrigin ? [imageOrigin] : []), ...tags.image].join(' '),
    "font-src 'self'",
    ...(PLAYS.test(html) ? ["media-src 'self'"] : []),
    ["connect-src 'self'", ...(backendOrigin ? [backendOrigin] : []), ...tags.connect].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The policy of answers that are no pages: nothing at all. */
export const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'";

function hashes(html: string, name: 'script' | 'style'): string[] {
  const found = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(element(name))) {
    if (name === 'script' && !isInlineCode(attributes)) continue;
    // Browsers hash the text after line endings are made equal, as the HTML standard has it.
    const text = content.replace(/\r\n?/g, '\n');
    found.add(sha256(text));
  }
  return [...found];
}

function isInlineCode(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = /\stype\s*=\s*["']?([^\s"'>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return !type || !DATA_TYPES.includes(type);
}
