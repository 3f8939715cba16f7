import { createLucideIcon } from 'lucide-react';

/** A telephone in a speech bubble, as WhatsApp is known by; the set of icons has no marks of others. */
export const CallInBubble = createLucideIcon('call-in-bubble', [
  ['path', { d: 'M3 21l1.6-4.8A8.9 8.9 0 1 1 8 19.5Z', key: 'bubble' }],
  [
    'path',
    {
      d: 'M9.3 8.2c-1.2 1-.6 3 1.2 4.9s3.9 2.5 5 1.3l.3-.9-1.7-1.1-1 .8a5 5 0 0 1-2.2-2.2l.8-1-1.1-1.7Z',
      key: 'telephone',
    },
  ],
]);
