/** A request as submit-lead takes it, of nobody: told apart by its last name and e-mail address. */
export const trialLead = (lastName: string, email: string) => ({
  first_name: 'Proef',
  last_name: lastName,
  email,
  phone: '+31612345678',
  postcode: '2990AA',
  huisnummer: 1,
  straat: 'Voorbeeldstraat',
  woonplaats: 'Barendrecht',
  woningtype: 'hoekwoning',
  source: 'homepage',
  form_type: 'energy_report',
  energy_data: {},
});
