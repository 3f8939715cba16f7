/** Words of the end of net metering, before it and after. */
export const NET_METERING_COPY = {
  owned: (more: string) =>
    `Salderen stopt. Met uw panelen betaalt u dan waarschijnlijk ${more} per jaar meer voor energie.`,
  ownedLittle:
    'Salderen stopt. U gebruikt uw zonnestroom bijna helemaal zelf, dus u merkt daar weinig van.',
  planned: (panels: number, saving: string) =>
    `Salderen stopt. De ${panels} panelen van uw plan besparen dan ${saving} per jaar. Alleen daarmee rekent dit rapport.`,
  ended: 'Uw panelen besparen nu vooral met de stroom die u meteen zelf gebruikt.',

  kwh: {
    title: 'Wat uw zonnestroom waard is',
    caption: 'Wat een kWh van uw dak waard is',
    head: ['Wat u ermee doet', 'Waarde'],
    used: 'Een kWh meteen zelf gebruikt',
    netted: (end: string) => `Een kWh teruggeleverd vóór ${end}`,
    fedIn: (end: string) => `Een kWh teruggeleverd vanaf ${end}`,
    fedInNow: 'Een kWh teruggeleverd',
    ground: (day: string) =>
      `Na aftrek van terugleverkosten. Indicatief, uit de contracten van ${day}.`,
  },
  home: {
    title: 'Wat het voor u betekent',
    caption: 'Uw zonnepanelen in een jaar',
    head: ['Uw panelen', 'Per jaar'],
    panels: (panels: number) =>
      panels === 1 ? 'Opbrengst van 1 paneel' : `Opbrengst van ${panels} panelen`,
    kwh: (kwh: string) => `${kwh} kWh`,
    lost: 'Hogere kosten zonder salderen',
    saving: 'Besparing zonder salderen',
    owned: 'Zo wordt het als u evenveel stroom gebruikt als nu, op dezelfde tijden. Indicatief.',
    ownedEnded: 'Gebruikt u meer stroom meteen zelf, dan daalt uw rekening.',
    planned:
      'Wie nu panelen laat leggen, heeft hooguit nog kort iets aan salderen. Daarom tellen wij dat niet mee.',
  },
  todo: {
    title: 'Wat u zelf kunt doen',
    useIt:
      'Gebruik stroom als de zon schijnt. Zet de was, de vaatwasser en de lader van uw auto dan aan.',
    compare:
      'Vergelijk contracten op de vergoeding én op de terugleverkosten. Samen bepalen die wat u overhoudt.',
    least: (share: string, year: number) =>
      `Let op de vergoeding. Tot ${year} is die volgens de wet minstens ${share} van het kale stroomtarief, dus zonder energiebelasting en btw.`,
    fixed: 'Heeft u een vast contract? Lees na wat daarin over salderen staat.',
  },
} as const;
