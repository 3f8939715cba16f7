import { stemsOf } from '#language/dutch.ts';
import type { AnswerPage } from '#terms/index-file.ts';

/** Whether a page is that of a service that was asked about, by a stem of its name or by the end of one. */
export const isPageOf = ({ title, path }: AnswerPage, subjects: readonly string[]): boolean =>
  stemsOf(`${title} ${path}`).some((each) =>
    subjects.some((subject) => each === subject || (subject.length > 4 && each.endsWith(subject))),
  );
