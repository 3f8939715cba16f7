import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import { PAGES_ON_REQUEST_FILE } from '@sens/contract';
import * as z from 'zod';
import { acceptedEncodings, ENCODINGS, type Encoding } from '#http/accept.ts';
import { type CspSettings, contentSecurityPolicy } from '#http/csp.ts';
import { securityHeaders } from '#http/security-headers.ts';
import { type TagManagerSettings, withTagManager } from '#http/tag-manager.ts';
import { compressed, packed, TWIN_SUFFIXES } from './encodings.ts';
import { etagOf } from './etag.ts';
import { isCompressible, isPlayed, mediaType } from './media-types.ts';
import { createTogether } from './together.ts';
import { createUnpacked } from './unpacked.ts';

/** One way a file goes over the wire, complete: nothing is worked out per request, but what hardly anybody asks for. */
export interface Representation {
  /** Of a file that is there compressed it is unpacked when it is asked for: to be read once, and only to be sent. */
  readonly body: Buffer;
  etag: string;
  headers: Readonly<Record<string, string>>;
}

export interface SiteFile {
  plain: Representation;
  encoded: Partial<Record<Encoding, Representation>>;
  status: 200 | 404;
}

/** What of a file goes to a client: the form that it would rather have than the file as it is, or that one. */
export function representationOf(
  file: SiteFile,
  request: Pick<IncomingMessage, 'headers'>,
): Representation {
  for (const encoding of acceptedEncodings(request)) {
    const representation = file.encoded[encoding];
    if (representation) return representation;
  }
  return file.plain;
}

/** The built site in memory. */
export interface Site {
  /** By path: pages under their clean address (`/contact`), other files under their own name. */
  files: ReadonlyMap<string, SiteFile>;
  /** The paths of all pages, also of those that are made on request. */
  pages: ReadonlySet<string>;
  /** The paths of pages that are made when somebody first asks for one (server/pages/pages-on-request.ts). */
  onRequest: ReadonlySet<string>;
  /** The not-found page; not there before the first build. */
  notFound: SiteFile | undefined;
  /** What stands behind a report's link that leads nowhere (any more); at no address of its own. */
  expiredReport: SiteFile | undefined;
  /** What whoever navigates gets when something of ours fails; at no address of its own. */
  failure: SiteFile | undefined;
}

/** Tells whether a path is one of the site's: that of a file, or of a page made on request. */
export const isPathOf = (site: Site) => (path: string) =>
  site.files.has(path) || site.onRequest.has(path);

/** What the pages depend on besides the build. */
type SiteSettings = CspSettings & TagManagerSettings;

/** Pages that are reached with personal data in their address tell no other site where one came from. */
const NO_REFERRER = new Set(['/verduurzamingsrapportage']);

const NOT_FOUND = '/404';
const EXPIRED_REPORT = '/rapport-verlopen';
const FAILURE = '/500';

/** Pages that say that something is not there. */
const SAY_NOTHING_IS_THERE = new Set([NOT_FOUND, EXPIRED_REPORT]);

/**
 * Reads the whole built site.
 * @param folder `site/dist/client`; an empty site when it is not there
 */
export function loadSite(folder: string, settings: SiteSettings): Site {
  const files = new Map<string, SiteFile>();
  const keep = createKeep();
  const pages = new Set<string>();
  for (const file of listFiles(folder)) {
    const name = `/${relative(folder, file).split(sep).join('/')}`;
    const isPage = name.endsWith('.html');
    const path = isPage ? toPagePath(name) : name;
    files.set(path, keep(loadFile(file, path, isPage, settings)));
    if (isPage) pages.add(path);
  }
  const onRequest = new Set(readOnRequest(join(folder, PAGES_ON_REQUEST_FILE)));
  for (const path of onRequest) pages.add(path);
  const take = (path: string) => {
    const file = files.get(path);
    files.delete(path);
    pages.delete(path);
    return file;
  };
  const [failure, expiredReport] = [take(FAILURE), take(EXPIRED_REPORT)];
  return { files, pages, onRequest, notFound: files.get(NOT_FOUND), expiredReport, failure };
}

const readOnRequest = (file: string): string[] =>
  existsSync(file) ? z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !isTwin(file));
}

const isTwin = (file: string) =>
  TWIN_SUFFIXES.some(
    (suffix) => file.endsWith(suffix) && existsSync(file.slice(0, -suffix.length)),
  );

/** `/contact.html` and `/contact/index.html` are both `/contact`. */
const toPagePath = (name: string) => name.replace(/(?:\/index)?\.html$/, '') || '/';

function loadFile(file: string, path: string, isPage: boolean, settings: SiteSettings): SiteFile {
  const kind = { path, isPage, type: mediaType(file) };
  return prepared(readFileSync(file), kind, settings, (...packing) => compressed(file, ...packing));
}

/** A page that was made just now, as complete as one that was read. */
export const preparedPage = (html: string, path: string, settings: SiteSettings): SiteFile =>
  prepared(Buffer.from(html), { path, isPage: true, type: mediaType('.html') }, settings, packed);

function prepared(
  built: Buffer,
  { path, isPage, type }: { path: string; isPage: boolean; type: string },
  settings: SiteSettings,
  pack: typeof packed,
): SiteFile {
  const body =
    isPage && settings.gtmId ? Buffer.from(withTagManager(built.toString(), settings)) : built;
  const headers = {
    ...securityHeaders(settings.siteUrl),
    ...(isPage ? pageHeaders(path, body, settings) : {}),
    'content-type': type,
    'cache-control': cacheControl(path, isPage),
    ...(isCompressible(type) ? { vary: 'Accept-Encoding' } : {}),
    ...(isPlayed(type) ? { 'accept-ranges': 'bytes' } : {}),
  };
  const encoded: SiteFile['encoded'] = {};
  for (const encoding of isCompressible(type) ? ENCODINGS : []) {
    const short = pack(body, encoding);
    if (short) {
      encoded[encoding] = represent(short, etagOf(body, encoding), {
        ...headers,
        'content-encoding': encoding,
      });
    }
  }
  const plain = represent(body, etagOf(body), headers);
  return { plain, encoded, status: SAY_NOTHING_IS_THERE.has(path) ? 404 : 200 };
}

/** What of a file stays in memory: its compressed forms, and as it is only where it has none. */
function createKeep(): (file: SiteFile) => SiteFile {
  const [together, unpack] = [createTogether(), createUnpacked()];
  const keep = (each: Representation) => ({ ...each, body: together(each.body) });
  return ({ plain, encoded, status }) => {
    const { br, gzip } = encoded;
    if (!br) return { plain: keep(plain), encoded: gzip ? { gzip: keep(gzip) } : {}, status };
    const packed = keep(br);
    const unpacked: Representation = {
      etag: plain.etag,
      headers: plain.headers,
      get body() {
        return unpack(packed.body);
      },
    };
    return {
      plain: unpacked,
      encoded: { br: packed, ...(gzip ? { gzip: keep(gzip) } : {}) },
      status,
    };
  };
}

function represent(body: Buffer, etag: string, headers: Record<string, string>): Representation {
  return { body, etag, headers: { ...headers, etag, 'content-length': String(body.length) } };
}

function pageHeaders(path: string, body: Buffer, settings: CspSettings): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(body.toString(), settings),
    ...(NO_REFERRER.has(path) ? { 'referrer-policy': 'no-referrer' } : {}),
    ...(SAY_NOTHING_IS_THERE.has(path) ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

/** Names with a hash of their content never change; the rest is asked after again. */
function cacheControl(path: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  const isHashed = path.startsWith('/_astro/') || /[.-][\w-]{8,}\.woff2?$/.test(path);
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
