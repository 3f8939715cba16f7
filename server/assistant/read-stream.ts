import * as z from 'zod';

const pieceSchema = z.object({
  choices: z.array(
    z.object({
      delta: z.object({ content: z.string().nullish() }).optional(),
      finish_reason: z.string().nullish(),
    }),
  ),
});

/** Four sentences are far less. */
const MOST_CHARACTERS = 2_000;

/**
 * Reads a streamed chat completion: lines of `data: {…}`, ended by `data: [DONE]`.
 * @param hear is told all that was said so far, each time that there is more
 * @throws Error when it is something else, does not end, or goes on too long
 */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  hear: (soFar: string) => void,
): Promise<string> {
  const decoder = new TextDecoder();
  let buffer = '';
  let said = '';
  let isDone = false;
  for await (const chunk of body) {
    buffer += decoder.decode(chunk, { stream: true });
    const lines = buffer.split(/\r?\n/);
    buffer = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') isDone = true;
      else said += pieceOf(data);
    }
    if (said.length + buffer.length > MOST_CHARACTERS) throw new Error('too much was streamed');
    if (isDone) break;
    hear(said);
  }
  if (!isDone) throw new Error('the stream broke off');
  return said.trim();
}

const pieceOf = (data: string): string =>
  pieceSchema
    .parse(JSON.parse(data))
    .choices.map(({ delta }) => delta?.content ?? '')
    .join('');
