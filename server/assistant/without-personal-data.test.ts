import { expect, test } from 'vitest';
import { withoutPersonalData } from './without-personal-data.ts';

test.each([
  ['Mail jan.de-vries+huis@voorbeeld.co.nl maar', 'Mail (e-mailadres) maar'],
  ['(jan@voorbeeld.nl), graag', '((e-mailadres)), graag'],
  ['bel 0612345678', 'bel (telefoonnummer)'],
  ['bel 06-12 34 56 78 vanavond', 'bel (telefoonnummer) vanavond'],
  ['bel 0180 - 123456.', 'bel (telefoonnummer).'],
  ['bel (010) 123 45 67', 'bel (telefoonnummer)'],
  ['bel +31 (0)6 12345678', 'bel (telefoonnummer)'],
  ['bel 0031612345678', 'bel (telefoonnummer)'],
  ['bel +32 470 12 34 56', 'bel (telefoonnummer)'],
  ['mijn nummer is 612345678', 'mijn nummer is (telefoonnummer)'],
  ['van NL91 ABNA 0417 1643 00 graag', 'van (rekeningnummer) graag'],
  ['nl91abna0417164300', '(rekeningnummer)'],
  ['BE71096123456769', '(rekeningnummer)'],
  ['bsn 123456782', 'bsn (nummer)'],
  ['EAN 871687110001234567 op de meter', 'EAN (nummer) op de meter'],
  ['kaart 4111 1111 1111 1111', 'kaart (nummer)'],
  ['ik woon op 2988 AB 12', 'ik woon op (adres)'],
  ['2988ab, 12a wat kan ik', '(adres) wat kan ik'],
  ['2988 ab huisnummer 12-3', '(adres)'],
  ['Dorpsstraat 12, 2988 AB Ridderkerk', 'Dorpsstraat (adres) Ridderkerk'],
])('"%s" leaves as "%s"', (question, sent) => {
  expect(withoutPersonalData(question)).toBe(sent);
});

test.each([
  'Mijn huis is uit 1970 of 1980, wat kost dak en spouw?',
  'Gebouwd tussen 1965 en 1974 met 120 m2',
  'Ik heb 3500 wp 10 panelen en verbruik 2500 kWh',
  'Kost het € 10.000 of € 12.500?',
  'In 2026 is 60% van € 60.000 genoeg voor de lening van € 29.000?',
  'Komt u in 2988 in Ridderkerk?',
  'Wanneer, 24 november 2026 of 1 januari 2027?',
  'Is een Rd van 3,5 bij 1200 m3 gas goed?',
])('"%s" leaves as it is', (question) => {
  expect(withoutPersonalData(question)).toBe(question);
});
