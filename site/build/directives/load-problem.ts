/** How an island tells that its script did not come or did not start. */
export type HydrationError = CustomEvent<{ error: unknown }>;

/**
 * Says on the page that a script it cannot do without did not come (spec, section 8), with what may help
 * who is called about it. The part of the shell that comes later reports it, where that comes.
 */
export function sayLoadProblem(error: unknown): void {
  const problem = document.getElementById('laadprobleem');
  if (!problem) return;
  problem.hidden = false;
  problem
    .querySelector('pre')
    ?.replaceChildren([location.pathname, error, navigator.userAgent].join('\n'));
  // Who went on while the script was under way has not seen this: who comes back finds a page that tries again.
  window.onpageshow = ({ persisted }) => persisted && location.reload();
}
