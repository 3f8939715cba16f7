import * as z from 'zod/mini';
import { cleanText, hasAtMost } from './text.ts';

/** Where the assistant is asked. */
export const ASSISTANT_PATH = '/functions/v1/assistant';

/** The longest question that is read, in characters; and how many earlier ones. */
export const QUESTION_MAX = 500;
const EARLIER_MAX = 8;

export const ASSISTANT_MESSAGES = {
  empty: 'Stel een vraag.',
  tooLong: `Uw vraag is te lang. Houd het bij ${QUESTION_MAX} tekens.`,
} as const;

/** What was said before: as the site sends it, as chat programs do, or the bare questions. */
const said = z.union([
  z.string(),
  z.object({ role: z.enum(['user', 'assistant']), content: z.string() }),
]);

/** What may be asked of the assistant. */
export const assistantQuestionSchema = z.object({
  question: z.string({ error: ASSISTANT_MESSAGES.empty }).check(
    z.overwrite(cleanText),
    z.minLength(1, { error: ASSISTANT_MESSAGES.empty, abort: true }),
    z.refine<string>((text) => hasAtMost(text, QUESTION_MAX), {
      error: ASSISTANT_MESSAGES.tooLong,
    }),
  ),
  history: z.optional(z.array(said)),
});

export type AssistantQuestion = z.output<typeof assistantQuestionSchema>;

/** What the visitor asked before, oldest first; what was answered is not needed to understand the next. */
export const earlierQuestions = ({ history = [] }: AssistantQuestion): string[] =>
  history
    .flatMap((each) => {
      if (typeof each === 'string') return [each];
      return each.role === 'user' ? [each.content] : [];
    })
    .slice(-EARLIER_MAX)
    .map((text) => cleanText(text.slice(0, QUESTION_MAX)));

/** What the assistant answers. */
export const assistantReplySchema = z.object({
  /** Lines of plain text. */
  answer: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  /** Only a person can help. */
  handover: z.boolean(),
  /** Other questions that the site answers, for who meant something else. */
  also: z.optional(z.array(z.string())),
  /** A telephone number was left in the question: the form that passes it on is to open. */
  callBack: z.optional(z.boolean()),
});

export type AssistantReply = z.output<typeof assistantReplySchema>;

/**
 * What the assistant sends to who asks for `text/event-stream`: any number of times what a language model
 * has said so far, then the reply. The reply counts, also where it says something else.
 */
export const assistantEventSchema = z.union([
  assistantReplySchema,
  z.object({ soFar: z.string() }),
]);

export type AssistantEvent = z.output<typeof assistantEventSchema>;

export const EVENT_STREAM = 'text/event-stream';
