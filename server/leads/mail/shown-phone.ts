/** The areas with two digits behind the 0; all others have three (Nummerplan telefoon- en ISDN-diensten). */
const SHORT_AREAS = new Set(
  '10 13 14 15 20 23 24 26 30 33 35 36 38 40 43 45 46 50 53 55 58 70 71 72 73 74 75 76 77 78 79 82 84 85 87 88 91'.split(
    ' ',
  ),
);

/**
 * A Dutch number as people here write it and dial it: `06 12345678`, `010 1234567`, `0180 123456`. Any other as it was
 * sent: of a number that is not of nine digits nobody knows where it may be broken.
 * @param phone with its country
 */
export function shownPhone(phone: string): string {
  const [, digits] = /^\+31([1-9]\d{8})$/.exec(phone) ?? [];
  if (digits === undefined) return phone;
  const area = digits.startsWith('6') ? 1 : SHORT_AREAS.has(digits.slice(0, 2)) ? 2 : 3;
  return `0${digits.slice(0, area)} ${digits.slice(area)}`;
}
