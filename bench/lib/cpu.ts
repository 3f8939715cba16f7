import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process has used so far, in ms; Linux only. */
export const cpuMs = (pid: number): number => statOf(pid).cpuMs;

/** The same, of all that a process has started and that still run. */
export function cpuMsOfChildren(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = all.flatMap((name) => {
    try {
      return [statOf(Number(name))];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
  return own.filter(({ parent }) => parent === pid).reduce((sum, each) => sum + each.cpuMs, 0);
}

function statOf(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name stands in brackets and may hold anything; the parent is the second after it, user and system time
  // are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), cpuMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
}

/** Memory that a process takes up right now, in MB; Linux only. */
export function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb) / 1024;
}
