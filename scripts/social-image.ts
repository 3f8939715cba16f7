/**
 * Draws the site's social image (1200x630) from the home hero, with our own typefaces:
 * `node scripts/social-image.ts`. Writes site/public/social.jpg.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { parse } from 'yaml';
import { companySchema, homeSchema } from '../site/src/content-schemas.ts';
import { findChromium } from './lib/chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path));
const inline = (path: string, type: string) =>
  `url(data:${type};base64,${read(path).toString('base64')})`;
const yaml = (path: string): unknown => parse(read(path).toString());

const company = companySchema.parse(yaml('content/company.yaml'));
const { hero } = homeSchema.parse(yaml('content/home.yaml'));

const html = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Kop; src: ${inline('site/src/assets/fonts/bricolage-grotesque.woff2', 'font/woff2')}; }
@font-face { font-family: Tekst; src: ${inline('site/src/assets/fonts/figtree.woff2', 'font/woff2')}; }
body { margin: 0; width: 1200px; height: 630px; color: #0b2a20; font: 30px/1.4 Tekst;
  background: ${inline('art/masters/home-hero.webp', 'image/webp')} 470px 12px / 760px auto no-repeat,
    radial-gradient(120% 90% at 0 100%, #e6f2e1, transparent 60%), #fbf8f1; }
b { position: absolute; left: 64px; top: 56px; font: 44px Kop; }
h1 { position: absolute; left: 64px; top: 168px; width: 480px; margin: 0; font: 78px/1.02 Kop;
  letter-spacing: -2px; }
p { position: absolute; left: 64px; top: 470px; width: 430px; margin: 0; }
</style><b>${company.name}</b><h1>${hero.title} ${hero.highlight}.</h1><p>${hero.eyebrow}</p>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
await page.evaluate(() => document.fonts.ready);
const shot = await page.screenshot();
await browser.close();
const image = await sharp(shot).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
writeFileSync(join(ROOT, 'site/public/social.jpg'), image);
console.log(`site/public/social.jpg: ${image.length} bytes`);
