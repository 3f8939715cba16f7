import { expect, test } from 'vitest';
import { articleGroup, groupBelow, mergeLinkGroups } from './link-groups.ts';

const link = (href: string) => ({ label: href, href });

test('a page that two menus name stands in the sitemap once', () => {
  const merged = mergeLinkGroups([
    { label: 'Diensten', links: [link('/advies')] },
    { label: 'Diensten', links: [link('/advies'), link('/subsidies')] },
    { label: 'Meer', links: [link('/advies')] },
  ]);
  expect(merged).toEqual([{ label: 'Diensten', links: [link('/advies'), link('/subsidies')] }]);
});

test('an article that no menu names stands beside those that they do', () => {
  const menus = [
    { label: 'Diensten', links: [link('/advies')] },
    { label: 'Lezen', links: [link('/kozijnen')] },
  ];
  const articles = [link('/kozijnen'), link('/vloeren')];
  expect(mergeLinkGroups([...menus, articleGroup(articles, menus)])).toEqual([
    { label: 'Diensten', links: [link('/advies')] },
    { label: 'Lezen', links: [link('/kozijnen'), link('/vloeren')] },
  ]);
  expect(articleGroup(articles, [])).toEqual({ label: 'Kennisbank', links: articles });
});

test('pages below one stand with it, under its name', () => {
  const texts = [
    { path: '/vragen', name: 'Vragen' },
    { path: '/vragen/glas', name: 'Glas' },
    { path: '/vragenlijst', name: 'Lijst' },
  ];
  expect(groupBelow('/vragen', texts)).toEqual({
    label: 'Vragen',
    links: [
      { label: 'Vragen', href: '/vragen' },
      { label: 'Glas', href: '/vragen/glas' },
    ],
  });
});
