/** Lines along the axes of the picture, from behind the house outwards; in its measure of 600 by 500. */
const LINES = [
  'M240 90 84 35Q66 28 49 40L-62 118Q-75 127-92 121L-420 6',
  'M470 190 580 113Q594 103 611 109L900 210',
  'M560 320 640 264Q655 254 672 260L980 368',
];

/** The house gives and takes energy: quiet lines behind the hero's picture. */
export function EnergyLines() {
  return (
    <svg
      aria-hidden="true"
      className="decoration decoration-lines mx-auto w-[30rem] lg:w-full"
      viewBox="0 0 600 500"
    >
      <path d={LINES.join('')} />
    </svg>
  );
}
