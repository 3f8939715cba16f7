/** How an island tells that its script did not come or did not start. */
export type HydrationError = CustomEvent<{ error: unknown }>;

/**
 * Says on the page that a script it cannot do without did not come (spec, section 8), with what may help
 * who is called about it. The part of the shell that comes later reports it, where that comes.
 */
export function sayLoadProblem(error: unknown): void {
  const problem = document.getElementById('laadprobleem');
  const details = problem?.querySelector('pre');
  if (!problem || !details) return;
  details.textContent = [location.pathname, error, navigator.userAgent].join('\n');
  problem.hidden = false;
}
