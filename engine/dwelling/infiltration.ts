import type { Figures } from '../figures/index.ts';
import { within } from '../terms/ranges.ts';
import type { House, Shell } from './house.ts';

/** How far a part has come from uninsulated (0) to good (1). */
function progress(rc: number, from: number, to: number): number {
  return within((rc - from) / (to - from), { min: 0, max: 1 });
}

/** Share of the gaps that insulating roof, walls, floor and windows has closed on the way. */
function closedShare(shell: Shell, figures: Figures): number {
  const { niet, goed } = figures.assumptions.levels.value;
  const { roof, wall, floor, glass } = figures.assumptions.gapShares.value;
  const modern = shell.glazing === 'hr++' || shell.glazing === 'triple';
  return (
    roof * progress(shell.roofRc, niet.roofRc, goed.roofRc) +
    wall * progress(shell.wallRc, niet.wallRc, goed.wallRc) +
    floor * progress(shell.floorRc, niet.floorRc, goed.floorRc) +
    (modern ? glass : 0)
  );
}

/**
 * Air changes per hour through gaps that nobody asked for: those the era built, fewer as the shell was made good,
 * and fewer still when the gaps were sealed (kierdichting). It never grows with better insulation. An era with fans
 * built its parts good, so there insulation closes none of the gaps that are left.
 */
export function infiltrationPerHour(shell: Shell, figures: Figures): number {
  const { sealedShare } = figures.assumptions.infiltration.value;
  const { builtPerHour, tightPerHour } = shell.gaps;
  const gaps = tightPerHour + (builtPerHour - tightPerHour) * (1 - closedShare(shell, figures));
  return gaps * (shell.gapsSealed ? 1 - sealedShare : 1);
}

/** The same house with its gaps sealed (kierdichting). */
export function withGapsSealed(house: House): House {
  return { ...house, shell: { ...house.shell, gapsSealed: true } };
}
