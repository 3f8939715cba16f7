import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { tempFolder, writeFiles } from '#testing/test-app.ts';
import { loadSite } from './load-site.ts';

const SETTINGS = { siteUrl: 'http://localhost:3000' };
const PAGE = `<!doctype html><title>x</title>${'<p>woorden</p>'.repeat(50)}`;

test('the twins that the build wrote are used, and are no addresses of their own', () => {
  const folder = tempFolder();
  const [br, gz] = [brotliCompressSync(PAGE), gzipSync(PAGE, { level: 1 })];
  writeFiles(folder, { 'a.html': PAGE, 'a.html.br': br, 'a.html.gz': gz, 'los.gz': gz });
  const site = loadSite(folder, SETTINGS);
  expect([...site.files.keys()].sort()).toEqual(['/a', '/los.gz']);
  expect(site.files.get('/a')?.encoded.br?.body.equals(br)).toBe(true);
  expect(site.files.get('/a')?.encoded.gzip?.body.equals(gz)).toBe(true);
});

test('a file that is there compressed is unpacked for who asks for it as it is', () => {
  const folder = tempFolder();
  writeFiles(folder, { 'a.html': PAGE, 'a.html.br': brotliCompressSync(PAGE), 'b.txt': 'kort' });
  const { files } = loadSite(folder, SETTINGS);
  const plain = files.get('/a')?.plain;
  expect(plain?.headers['content-length']).toBe(String(Buffer.byteLength(PAGE)));
  expect(plain?.body.toString()).toBe(PAGE);
  expect(plain?.body).toBe(plain?.body);
  expect(files.get('/b.txt')?.plain.body.toString()).toBe('kort');
});

test('a twin of an earlier build, or a broken one, is made anew', () => {
  const folder = tempFolder();
  const old = brotliCompressSync('an earlier page');
  writeFiles(folder, { 'a.html': PAGE, 'a.html.br': old, 'a.html.gz': 'not gzip at all' });
  const { encoded } = loadSite(folder, SETTINGS).files.get('/a') ?? {};
  expect(encoded?.br?.body.equals(old)).toBe(false);
  expect(encoded?.gzip?.body.subarray(0, 2).toString('hex')).toBe('1f8b');
});

test('pages built as folders have the same clean address', () => {
  const folder = tempFolder();
  writeFiles(folder, { 'index.html': PAGE, 'contact/index.html': PAGE, 'index/x.html': PAGE });
  expect([...loadSite(folder, SETTINGS).pages].sort()).toEqual(['/', '/contact', '/index/x']);
});

test('a site that is not built is an empty one', () => {
  expect(loadSite('/nowhere/at/all', SETTINGS).files.size).toBe(0);
});
