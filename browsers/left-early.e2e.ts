import { request } from 'node:http';
import { listen } from '../e2e/lib/listen.ts';
import { expectSeen } from './lib/tab.ts';
import { DESKTOP, expect, test } from './lib/test.ts';

/** The site as it comes over a line on which the first script of a page is long under way. */
async function slowly(origin: string) {
  const held: (() => void)[] = [];
  let asked = 0;
  const server = await listen((question, answer) => {
    const { url = '/', method, headers } = question;
    const pass = () => {
      const forward = request(origin + url, { method, headers }, (came) => {
        answer.writeHead(came.statusCode ?? 502, came.headers);
        came.pipe(answer);
      });
      question.pipe(forward);
    };
    if (!/\/_astro\/page\.[\w-]+\.js/.test(url)) return pass();
    asked += 1;
    if (asked > 1) return pass();
    held.push(pass);
  });
  return {
    ...server,
    asked: () => asked,
    isHeld: () => held.length > 0,
    release: () => {
      for (const pass of held) pass();
    },
  };
}

test.for([
  ['/contact', '[data-dock] button'],
  ['/tools/energielabel-simulator', 'astro-island:not([ssr]) [data-tool]'],
] as const)(
  'who leaves %s before its script has come, and comes back, finds it working',
  async ([path, part], { tab, site, onTestFinished }) => {
    const line = await slowly(site.origin);
    onTestFinished(line.stop);
    await tab.resize(DESKTOP);
    await tab.open(`${site.origin}/sitemap`);
    // Not opened: Firefox calls a page loaded once its scripts are there.
    await tab.ask((address) => location.assign(address), line.origin + path);
    await expect.poll(line.isHeld).toBe(true);
    await tab.open(`${line.origin}/privacy`);
    await tab.back();
    line.release();
    await expectSeen(tab, 'h1');
    await tab.press('Tab');
    await expectSeen(tab, part);
    await expectSeen(tab, '#laadprobleem', false);
    expect(line.asked()).toBeGreaterThan(1);
  },
);
