import type { ReactNode } from 'react';
import type { Company } from '../../content-queries.ts';
import { SECTION_COPY as COPY } from './copy.ts';

/**
 * Our own drawing of what a scheme is about, never its mark: that is the scheme's own, and shown by
 * who holds the certificate.
 */
const DRAWINGS: Record<string, ReactNode> = {
  // A floor plan with a measure along it.
  'nen-2580': (
    <>
      <path className="fill-blad-200" d="M22 20h28v24H22z" />
      <path d="M22 20h28v24H40M34 44H22V20M36 20v9M36 35v9" />
      <path className="stroke-zon-500" d="M22 51h28M22 48v6M50 48v6M31 49.500v3M41 49.500v3" />
    </>
  ),
  // A house with bars from short to long.
  'brl-9500': (
    <>
      <path className="fill-blad-200" d="M20 35 36 21l16 14v18H20z" />
      <path d="M17 37.500 36 21l19 16.500M21 34v19h30V34" />
      <path className="stroke-zon-500" d="M28 38h6M28 43h11M28 48h16" />
    </>
  ),
  // The unit of a heat pump with its fan, and a drop.
  'f-gassen': (
    <>
      <path className="fill-blad-200" d="M19 22h34v27H19z" />
      <path d="M19 22h34v27H19zM24 49v4M48 49v4M45 28h4M45 33h4" />
      <circle cx="32" cy="35.500" r="8.500" />
      <path className="stroke-zon-500" d="M32 35.500v-6M32 35.500l5.200 3M32 35.500l-5.200 3" />
    </>
  ),
  // A shield with a tick.
  'skg-ikob': (
    <>
      <path
        className="fill-blad-200"
        d="M36 17c5 4 10 5 16 5 0 15-3 27-16 33-13-6-16-18-16-33 6 0 11-1 16-5z"
      />
      <path d="M36 17c5 4 10 5 16 5 0 15-3 27-16 33-13-6-16-18-16-33 6 0 11-1 16-5z" />
      <path className="stroke-zon-500" d="m28.500 36 5.500 5.500 10-11" strokeWidth="3" />
    </>
  ),
  // A snowflake.
  stek: (
    <>
      <circle className="fill-blad-200" cx="36" cy="36" r="18" stroke="none" />
      {[0, 60, 120].map((turn) => (
        <path
          d="M36 18v36M31.500 21.500 36 26l4.500-4.500M31.500 50.500 36 46l4.500 4.500"
          key={turn}
          transform={`rotate(${turn} 36 36)`}
        />
      ))}
      <circle className="fill-zon-400" cx="36" cy="36" r="3.500" />
    </>
  ),
};

/** A scheme's name, what it is, and a neutral drawing in a round badge; `small` for many in a row. */
export function CertificationBadge({
  certification: { id, name, description, number },
  small = false,
}: {
  certification: Company['certifications'][number];
  small?: boolean;
}) {
  return (
    <div className={`flex items-center ${small ? 'gap-3 max-md:text-sm' : 'gap-4'}`}>
      <svg
        aria-hidden="true"
        className={`${small ? 'size-12 md:size-16' : 'size-18'} shrink-0 fill-none stroke-bos-700`}
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        viewBox="0 0 72 72"
      >
        <circle className="fill-blad-50 stroke-blad-200" cx="36" cy="36" r="34.500" />
        {DRAWINGS[id] ?? DRAWINGS['skg-ikob']}
      </svg>
      <p className="leading-snug">
        <b className="block font-kop text-lg font-bold">{name}</b>
        <span className={small ? 'max-sm:hidden' : undefined}>{description}</span>
        {number === null ? null : (
          <span className="block text-sm text-muted">{COPY.certificate(number)}</span>
        )}
      </p>
    </div>
  );
}
