import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Legend } from './Legend.tsx';

test('the samples of areas differ without colour too, as the areas do', () => {
  const items = ([1, 2, 3, 4] as const).map((look) => ({
    name: `reeks ${look}`,
    look,
    kind: 'area' as const,
  }));
  const markup = renderToStaticMarkup(<Legend items={items} />);
  const hatches = [...markup.matchAll(/class="chart-hatch" d="([^"]*)"/g)].map(([, d]) => d);
  expect(hatches).toHaveLength(4);
  expect(new Set(hatches).size).toBe(4);
  expect(hatches[0]).toBe('');
});
