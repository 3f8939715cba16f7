/** Words of the choice of cookies. */
export const CONSENT_COPY = {
  region: 'Cookies',
  ask: 'Mogen wij meten?',
  explain:
    'Met uw toestemming laden wij meetprogramma’s van Google. Die plaatsen cookies. Zonder toestemming werkt de site net zo goed.',
  more: 'Lees meer over cookies',
  refuse: 'Weigeren',
  accept: 'Toestaan',
  choose: 'Zelf kiezen',
  title: 'Cookie-instellingen',
  intro: 'U kiest wat wij laden. U kunt dit altijd weer veranderen, onderaan elke pagina.',
  close: 'Sluiten zonder te bewaren',
  needed: {
    label: 'Noodzakelijk',
    text: 'Onthoudt deze keuze en wat u in een formulier typt. Dit staat altijd aan.',
  },
  kinds: {
    statistics: {
      label: 'Statistiek',
      text: 'Google Analytics: welke pagina’s u bekijkt. Zo zien wij wat beter kan.',
    },
    marketing: {
      label: 'Marketing',
      text: 'Google Ads: of een advertentie tot uw aanvraag leidde. Vraagt u een rapport aan, dan krijgt Google daarvoor uw naam, e-mailadres, telefoonnummer en adres.',
    },
  },
  save: 'Bewaar mijn keuze',
} as const;

/** Said to who wants to choose where no tags are set; of its own as the next. */
export const NOTHING_TO_CHOOSE =
  'Er is niets te kiezen: deze site plaatst geen cookies die u volgen.';

/** Said once a choice was made; of its own, so that the script takes no other words along. */
export const CONSENT_KEPT = 'Uw keuze is bewaard.';
