import { expect, test } from 'vitest';
import { fillTown, landingPages, landingTitle } from './landing-pages.ts';

const town = {
  slug: 'dordrecht',
  name: 'Dordrecht',
  municipality: 'Dordrecht',
};
const service = { slug: 'isolatie', name: 'Isolatie' };
const company = { name: 'SENS', phone: { display: '0180 000 000' } };

test('every service meets every town once', () => {
  const services = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, name: slug }));
  const towns = Array.from({ length: 15 }, (_, index) => ({
    slug: `t${index}`,
    name: `T${index}`,
  }));
  const pages = landingPages(services, towns);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(75);
});

test('the title has the form the spec prescribes', () => {
  expect(landingTitle(service, town, company)).toBe('Isolatie Dordrecht | SENS | Bel 0180 000 000');
});

test('town and municipality are filled in wherever they stand', () => {
  expect(fillTown('{town} ({municipality}), {town}.', town)).toBe(
    'Dordrecht (Dordrecht), Dordrecht.',
  );
});
