import type { LeadSubmission } from '@sens/contract';
import type { DeliveryKind } from './store/store.ts';

/** What is to be delivered about each new lead. */
export const deliveriesOf = ({ webhook }: { webhook?: unknown }): DeliveryKind[] => [
  'company-mail',
  'visitor-mail',
  ...(webhook ? (['webhook'] as const) : []),
];

/** What can be delivered about this one: without a mail address there is no mail to the visitor. */
export const deliveriesFor = (
  { email }: Pick<LeadSubmission, 'email'>,
  kinds: readonly DeliveryKind[],
): DeliveryKind[] => kinds.filter((kind) => kind !== 'visitor-mail' || email !== '');
