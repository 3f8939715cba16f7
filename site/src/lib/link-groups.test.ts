import { expect, test } from 'vitest';
import { mergeLinkGroups } from './link-groups.ts';

const link = (href: string) => ({ label: href, href });

test('a page that two menus name stands in the sitemap once', () => {
  const merged = mergeLinkGroups([
    { label: 'Diensten', links: [link('/advies')] },
    { label: 'Diensten', links: [link('/advies'), link('/subsidies')] },
    { label: 'Meer', links: [link('/advies')] },
  ]);
  expect(merged).toEqual([{ label: 'Diensten', links: [link('/advies'), link('/subsidies')] }]);
});
