import type { RuleChange } from '@sens/engine';

/** What a kept report says of the rules that changed after it was made. */
export const RULES_COPY = {
  title: (day: string) => `Dit rapport rekent met de regels van ${day}`,
  changes: {
    saldering: 'Salderen is sindsdien gestopt.',
    isde: 'De subsidiebedragen golden tot het einde van dat jaar.',
    prijzen: 'De energieprijzen zijn van dat jaar.',
    cijfers: 'Wij rekenen nu met nieuwe prijzen en bedragen.',
  } satisfies Record<RuleChange, string>,
  again: 'Reken opnieuw met de regels van vandaag',
  note: 'Uw antwoorden blijven. De pdf in uw mail verandert niet.',
} as const;
