import type { Assistant } from '@sens/assistant';
import { type AssistantReply, assistantQuestionSchema, earlierQuestions } from '@sens/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import { errorCode } from '#refusals/error-code.ts';
import type { WordAnew } from './language-model.ts';

export interface AssistantRouteParts {
  assistant: () => Assistant | undefined;
  /** A language model, where one is set. */
  wordAnew?: WordAnew;
  /** Questions per minute and address. */
  limit: number;
  now: () => Date;
}

/** Where a visitor belongs who opens the address of the function. */
const CONTACT_PAGE = '/contact';

/**
 * `POST /assistant`: answers a question from the site's own text, as the pane does in the browser. What is
 * asked stands in no log.
 */
export function registerAssistantRoute(app: FastifyInstance, parts: AssistantRouteParts): void {
  const { assistant, wordAnew, limit, now } = parts;
  const config = { rateLimit: perMinute(limit) };
  app.post('/assistant', { config }, async (request): Promise<AssistantReply> => {
    const asked = readQuestion(request);
    const ready = assistant();
    if (!ready) throw new AppError('busy', undefined, 60);
    const found = ready.ask(asked.question, earlierQuestions(asked), now());
    const { answer, sources, handover, passages } = found;
    const plain = { answer, sources: [...sources], handover };
    if (!wordAnew || handover || passages.length === 0) return plain;
    const said = await wordAnew(asked.question, found).catch((error: unknown) => {
      request.log.warn({ code: errorCode(error) }, 'language model not used');
      return answer;
    });
    return { ...plain, answer: said };
  });
  refuseMethodsBut(app, '/assistant', ['POST'], CONTACT_PAGE);
}

function readQuestion({ body }: FastifyRequest) {
  if (typeof body !== 'object' || body === null) throw new AppError('malformed_body');
  const { success, data, error } = assistantQuestionSchema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  if (issue?.path[0] !== 'question') throw new AppError('malformed_body');
  throw new AppError('invalid_fields', { question: issue.message });
}
