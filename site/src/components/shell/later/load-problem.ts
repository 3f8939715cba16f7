import { notify } from '#lib/browser/notice.ts';
import { reportFailure } from '#lib/browser/report-failure.ts';
import { LATER_COPY } from './copy.ts';

/** Reports that a page's own script did not come, and lets what stands there about it be copied by a button. */
function followLoadProblem(): void {
  const problem = document.getElementById('laadprobleem');
  const details = problem?.querySelector('pre');
  const button = problem?.querySelector('button');
  if (!problem || !details || !button) return;
  button.addEventListener('click', () => {
    void navigator.clipboard
      .writeText(details.textContent)
      .then(() => notify(LATER_COPY.problem.copied))
      .catch(() => getSelection()?.selectAllChildren(details));
  });
  const look = () => {
    if (problem.hidden || !button.hidden) return;
    button.hidden = false;
    reportFailure('load', new Error(details.textContent));
  };
  new MutationObserver(look).observe(problem, { attributes: true });
  look();
}

followLoadProblem();
