/** A filled-in form, as the page's fields hold it. */
export const FORM = {
  naam: 'Willemijn van der Testhuizen',
  email: 'willemijn@testhuizen.example',
  telefoon: '612345678',
  postcode: '2993 XZ',
  huisnummer: '128',
  straat: 'Proefpolderlaan',
  woonplaats: 'Barendrecht',
  woningtype: 'hoekwoning',
  bouwjaar: '1978',
  monthlyBill: '240',
} as const;

/** The same as the payload of the spec, section 3. */
export const PAYLOAD = {
  first_name: 'Willemijn',
  last_name: 'van der Testhuizen',
  email: FORM.email,
  phone: '+31612345678',
  postcode: '2993XZ',
  huisnummer: 128,
  straat: FORM.straat,
  woonplaats: FORM.woonplaats,
  woningtype: FORM.woningtype,
  bouwjaar: FORM.bouwjaar,
  source: 'homepage',
  form_type: 'energy_report',
  energy_data: { current_energy_costs: 240 },
} as const;

/** Anything in a log that contains one of these gives a visitor away. */
export const PERSONAL_TEXTS = [
  'Willemijn',
  'Testhuizen',
  'testhuizen',
  '612345678',
  // Four digits alone stand in many an id, hash and moment.
  '2993XZ',
  '2993 XZ',
  'Proefpolderlaan',
] as const;
