/** Words of the sample report, and of the card that leads to it. */
export const SAMPLE_COPY = {
  path: '/voorbeeldrapport',
  title: 'Blader door een voorbeeldrapport',
  intro: (house: string) =>
    `${house}, verder is er niets ingevuld. Het is geen echt huis. Uw rapport ziet er ook zo uit, met uw eigen woning en uw eigen bedragen.`,
  label: 'Bladzijden van het voorbeeldrapport',
  perYear: (amount: string, unit: string) => `${amount} ${unit} per jaar`,
  perMonth: (amount: string) => `${amount} per maand`,
  heat: 'Waar de warmte weggaat',
  share: (percent: string) => `${percent}%`,
  money: 'Wat het kost en oplevert',
  later: 'Uw huis straks',
  sources: (count: number) =>
    `Bij elk bedrag staan een laag en een hoog getal. Onder het rapport staan ${count} bronnen en alle aannames.`,
  own: 'Vraag uw eigen rapport aan',
  whole: 'Het hele voorbeeld staat hieronder.',
  seoTitle: (company: string) => `Voorbeeld van een verduurzamingsrapport | ${company}`,
  description:
    'Een volledig verduurzamingsrapport van een voorbeeldhuis: labelklasse, warmteverlies, plan op volgorde, kosten, ISDE en besparing.',
  teaser: 'Eerst zien wat u krijgt?',
  teaserText: 'Dit is het rapport van een hoekwoning, met alle bedragen en bronnen.',
} as const;
