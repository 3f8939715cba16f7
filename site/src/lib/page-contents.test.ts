import { expect, test } from 'vitest';
import { headingId, headingsOf } from './page-contents.ts';

test('finds the headings with an id, without their marks', () => {
  const html =
    '<h2 class="x" id="dak">Het dak<sup class="claim-mark"><a href="#c">1</a></sup> <span>voorbeeld</span></h2><h3 id="a">A</h3><h2>Zonder</h2><h2 id="vloer"><em>Vloer</em> &amp; foto&#x27;s</h2>';
  expect(headingsOf(html)).toEqual([
    { id: 'dak', title: 'Het dak' },
    { id: 'vloer', title: "Vloer & foto's" },
  ]);
});

test('makes an id of any heading', () => {
  expect(headingId('Wat kost één warmtepomp?')).toBe('wat-kost-een-warmtepomp');
});
