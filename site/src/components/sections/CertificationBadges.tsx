import type { ReactNode } from 'react';
import { BADGE_SIZE, DRAWN, type DrawnScheme } from '#lib/certification-badges.ts';

/** The house's palette (styles/tokens.css) as far as the drawings need it: a file of its own has no style sheet. */
const COLORS = {
  bos700: '#1d5a43',
  blad200: '#cfe6c8',
  blad50: '#f3f8f0',
  zon400: '#ffc53d',
  zon500: '#f7b31b',
};

const DRAWINGS: Record<DrawnScheme, ReactNode> = {
  // A floor plan with a measure along it.
  'nen-2580': (
    <>
      <path d="M22 20h28v24H22z" fill={COLORS.blad200} />
      <path d="M22 20h28v24H40M34 44H22V20M36 20v9M36 35v9" />
      <path d="M22 51h28M22 48v6M50 48v6M31 49.5v3M41 49.5v3" stroke={COLORS.zon500} />
    </>
  ),
  // A house with bars from short to long.
  'brl-9500': (
    <>
      <path d="M20 35 36 21l16 14v18H20z" fill={COLORS.blad200} />
      <path d="M17 37.5 36 21l19 16.5M21 34v19h30V34" />
      <path d="M28 38h6M28 43h11M28 48h16" stroke={COLORS.zon500} />
    </>
  ),
  // A shield with a tick.
  'skg-ikob': (
    <>
      <path
        d="M36 17c5 4 10 5 16 5 0 15-3 27-16 33-13-6-16-18-16-33 6 0 11-1 16-5z"
        fill={COLORS.blad200}
      />
      <path d="M36 17c5 4 10 5 16 5 0 15-3 27-16 33-13-6-16-18-16-33 6 0 11-1 16-5z" />
      <path d="m28.5 36 5.5 5.5 10-11" stroke={COLORS.zon500} strokeWidth="3" />
    </>
  ),
  // A snowflake.
  stek: (
    <>
      <circle cx="36" cy="36" fill={COLORS.blad200} r="18" stroke="none" />
      {[0, 60, 120].map((turn) => (
        <path
          d="M36 18v36M31.5 21.5 36 26l4.5-4.5M31.5 50.5 36 46l4.5 4.5"
          key={turn}
          transform={`rotate(${turn} 36 36)`}
        />
      ))}
      <circle cx="36" cy="36" fill={COLORS.zon400} r="3.5" />
    </>
  ),
};

/**
 * Our own drawing of what each scheme is about, never its mark: that is the scheme's own, and shown by
 * who holds the certificate. Each in a round badge, below each other, with a view of its id.
 */
export function CertificationBadges() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke={COLORS.bos700}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2"
      viewBox={`0 0 ${BADGE_SIZE} ${DRAWN.length * BADGE_SIZE}`}
      xmlns="http://www.w3.org/2000/svg"
    >
      {DRAWN.map((id, index) => (
        <g key={id} transform={`translate(0 ${index * BADGE_SIZE})`}>
          <view id={id} viewBox={`0 ${index * BADGE_SIZE} ${BADGE_SIZE} ${BADGE_SIZE}`} />
          <circle cx="36" cy="36" fill={COLORS.blad50} r="34.5" stroke={COLORS.blad200} />
          {DRAWINGS[id]}
        </g>
      ))}
    </svg>
  );
}
