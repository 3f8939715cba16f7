import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RulesChanged } from './RulesChanged.tsx';

it('says nothing while the rules are those that the report was made with', () => {
  const html = renderToStaticMarkup(<RulesChanged changes={[]} day="2026-11-20" token="abc" />);
  expect(html).toBe('');
});

it('says what has changed, and has the report made anew without a script', () => {
  const changed = <RulesChanged changes={['saldering', 'isde']} day="2026-11-20" token="abc" />;
  const html = renderToStaticMarkup(changed);
  expect(html).toContain('Dit rapport rekent met de regels van 20 november 2026');
  expect(html).toContain('Salderen is sindsdien gestopt.');
  expect(html).not.toContain('energieprijzen');
  expect(html).toMatch(
    /<form class="[^"]*" action="\/functions\/v1\/report\/abc"[^>]* method="post">/,
  );
});
