import type { DeliveryKind } from './store/store.ts';

/** What is to be delivered about each new lead. */
export const deliveriesOf = ({ webhook }: { webhook?: unknown }): DeliveryKind[] => [
  'company-mail',
  'visitor-mail',
  ...(webhook ? (['webhook'] as const) : []),
];
