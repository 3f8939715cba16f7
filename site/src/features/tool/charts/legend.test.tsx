import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Legend } from './Legend.tsx';
import { StackedYears } from './StackedYears.tsx';

test('the samples of areas differ without colour too, as the areas do', () => {
  const items = ([1, 2, 3, 4] as const).map((look) => ({
    name: `reeks ${look}`,
    look,
    kind: 'area' as const,
  }));
  const markup = renderToStaticMarkup(<Legend items={items} />);
  const hatches = [...markup.matchAll(/class="chart-hatch" d="([^"]*)"/g)].map(([, d]) => d);
  // The first is plain.
  expect(new Set(hatches).size).toBe(3);
  expect(hatches).toHaveLength(3);
});

test('a series has the pattern of its sample, in pixels there as here', () => {
  const series = ['gas', 'stroom', 'zon', 'lening'].map((name) => ({ name, values: [3, 4] }));
  const markup = renderToStaticMarkup(
    <StackedYears
      cutText=""
      description=""
      formatValue={String}
      series={series}
      title=""
      years={['2027', '2028']}
    />,
  );
  const patterns = [...markup.matchAll(/<pattern [^>]*id="[^"]*-(\d)"[^>]*>.*?<\/pattern>/g)];
  const drawn = (look: string) =>
    patterns
      .filter(([, one]) => one === look)
      .map(([pattern]) => pattern.replace(/id="[^"]*"/, ''));
  for (const look of ['2', '3', '4']) {
    expect(drawn(look)).toHaveLength(2);
    expect(new Set(drawn(look)).size).toBe(1);
  }
  const [stretched] = markup.match(/<svg[^>]*preserveAspectRatio="none".*?<\/svg>/) ?? [];
  expect(stretched).not.toContain('url(#');
});
