/** Words of the assistant's pane; what it says itself stands in content/assistent.yaml. */
export const ASSISTANT_COPY = {
  button: 'Stel een vraag',
  close: 'Assistent sluiten',
  log: 'Gesprek met de assistent',
  you: 'U vroeg:',
  assistant: 'Antwoord:',
  question: 'Uw vraag',
  ask: 'Vraag',
  again: 'Wis het gesprek',
  suggestions: 'Vragen die vaak worden gesteld',
  source: 'Bron:',
  call: (phone: string) => `Bel ${phone}`,
  whatsapp: 'WhatsApp',
  callBack: 'Laat u terugbellen',
  mail: 'Mail ons',
  failed: 'Dit lukt nu even niet. Bel ons gerust, of probeer het zo opnieuw.',
} as const;
