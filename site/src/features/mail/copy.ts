/** Words of a mail's frame; what it says itself comes from the server. */
export const MAIL_COPY = {
  kvk: 'KvK',
  privacy: 'Zo gaan wij met uw gegevens om',
  label: 'Geschatte klasse',
  labels: 'Geschatte klasse, nu en straks',
  /** Where both are the same: that this is an estimate follows behind the class. */
  labelSame: 'Klasse, nu en straks',
  to: 'naar',
  stillPossible: 'Wat er nog kan, staat met de cijfers in het rapport.',
} as const;
