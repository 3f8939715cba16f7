/** What each tool adds to a report, and why one would open it. */
export const TOOL_LINKS_COPY = {
  title: 'Reken zelf verder',
  text: 'Deze tools beginnen met de antwoorden van dit rapport.',
  payback: ['Heeft u een offerte?', 'Reken het plan na met uw eigen prijzen'],
  subsidy: [
    'Verhuurt u het huis, of is het een monument?',
    'Bekijk welke subsidie er dan voor u is',
  ],
  label: ['Wilt u stappen weglaten of toevoegen?', 'Bekijk wat uw geschatte klasse dan wordt'],
  heatPump: ['Twijfelt u over een warmtepomp?', 'Bekijk vermogen, geluid en plaats voor uw huis'],
} as const;
