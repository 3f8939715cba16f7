import { PassThrough } from 'node:stream';
import type { Assistant } from '@sens/assistant';
import {
  type AssistantEvent,
  type AssistantReply,
  assistantQuestionSchema,
  EVENT_STREAM,
  earlierQuestions,
} from '@sens/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuseMethodsBut } from '#plugins/methods.ts';
import { perMinute } from '#plugins/rate-limit.ts';
import { AppError } from '#refusals/app-error.ts';
import { errorCode } from '#refusals/error-code.ts';
import type { WordAnew } from './language-model.ts';

export interface AssistantRouteParts {
  assistant: () => Promise<Assistant | undefined>;
  /** A language model, where one is set. */
  wordAnew?: WordAnew;
  /** Questions per minute and address. */
  limit: number;
  now: () => Date;
}

/** Where a visitor belongs who opens the address of the function. */
const CONTACT_PAGE = '/contact';

/**
 * `POST /assistant`: answers a question from the site's own text; who asks for a stream of events, as the pane
 * does, hears a language model's sentences as they come. What is asked stands in no log.
 */
export function registerAssistantRoute(app: FastifyInstance, parts: AssistantRouteParts): void {
  const { assistant, wordAnew, limit, now } = parts;
  const config = { rateLimit: perMinute(limit) };
  app.post('/assistant', { config }, async (request, answered) => {
    const since = performance.now();
    const asked = readQuestion(request);
    const ready = await assistant();
    if (!ready) throw new AppError('busy', undefined, 60);
    const found = ready.ask(asked.question, earlierQuestions(asked), now());
    const { answer, sources, handover, also, callBack, passages } = found;
    const plain = {
      answer,
      sources: [...sources],
      handover,
      also: [...also],
      ...(callBack ? { callBack } : {}),
    };
    async function reply(tell?: (soFar: string) => void): Promise<AssistantReply> {
      if (!wordAnew || handover || passages.length === 0) return plain;
      const waitedMs = performance.now() - since;
      const said = await wordAnew(asked.question, found, tell, waitedMs).catch((error: unknown) => {
        request.log.warn({ code: errorCode(error) }, 'language model not used');
        return answer;
      });
      return { ...plain, answer: said };
    }
    if (request.headers.accept !== EVENT_STREAM) return reply();
    answered.type(EVENT_STREAM);
    return streamed(reply);
  });
  refuseMethodsBut(app, '/assistant', ['POST'], CONTACT_PAGE);
}

/** A reply as events: what is told of it before it is there, and itself. Who went away is told no more. */
function streamed(reply: (tell: (soFar: string) => void) => Promise<AssistantReply>): PassThrough {
  const events = new PassThrough();
  const send = (event: AssistantEvent) => {
    if (events.writable) events.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  void reply((soFar) => send({ soFar })).then((said) => {
    send(said);
    events.end();
  });
  return events;
}

function readQuestion({ body }: FastifyRequest) {
  if (typeof body !== 'object' || body === null) throw new AppError('malformed_body');
  const { success, data, error } = assistantQuestionSchema.safeParse(body);
  if (success) return data;
  const [issue] = error.issues;
  if (issue?.path[0] !== 'question') throw new AppError('malformed_body');
  throw new AppError('invalid_fields', { question: issue.message });
}
