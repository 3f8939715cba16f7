import { axeViolations } from './lib/axe.ts';
import { leadsOf, mailOf } from './lib/kept.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const KINDS = ['company-mail', 'visitor-mail'] as const;

test.for(KINDS)(
  'the %s can be read by all, by day and by night, narrow and wide',
  async (kind, { open, site }) => {
    const person = visitor();
    const sent = await fetch(`${site.origin}/functions/v1/submit-lead`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...person }),
    });
    expect(sent.status).toBe(200);
    const [lead] = leadsOf(site.dataDir, person.email);
    const {
      html = '',
      text = '',
      attachments,
    } = await mailOf(site.dataDir, String(lead?.reference), kind);
    expect(html).toContain('Hoekwoning uit 1974');
    for (const words of [html, text]) expect(words).toMatch(/bespaart per jaar[^€]*€\s[\d.]+/);
    const [, cid] = /src="cid:([^"]+)"/.exec(html) ?? [];
    const picture = attachments.find(({ contentId }) => contentId === `<${cid}>`);
    // Only the visitor has use for a picture; it adds little to what a mail weighs.
    expect(picture?.mimeType).toBe(kind === 'visitor-mail' ? 'image/jpeg' : undefined);
    expect((picture?.content as ArrayBuffer | undefined)?.byteLength ?? 0).toBeLessThan(100_000);

    const page = await open();
    // A mail program takes the picture from the mail itself.
    const bytes = picture ? Buffer.from(picture.content as ArrayBuffer) : Buffer.of();
    const address = `data:image/jpeg;base64,${bytes.toString('base64')}`;
    await page.setContent(html.replace(`cid:${cid}`, address));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 700]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBe(width);
      }
      // A mail is no page: its heading is its subject, and its landmarks those of the mail program.
      const found = await axeViolations(page);
      expect(found.filter((each) => !/^(page-has-heading-one|region|landmark)/.test(each))).toEqual(
        [],
      );
    }
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    const inText = links.filter((href) => href?.startsWith('http') && !href.endsWith('/privacy'));
    for (const href of inText) expect(text).toContain(String(href));
    expect(inText.length).toBeGreaterThan(0);
  },
);
