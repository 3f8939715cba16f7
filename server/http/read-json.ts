/** Somebody else's answer is longer than it may be. */
class AnswerTooLongError extends Error {
  override name = 'AnswerTooLongError';
}

/**
 * Reads the JSON of somebody else's answer, and no more of it than it may be: what goes on for ever
 * would otherwise fill the memory.
 * @param mostBytes beyond it the connection is closed
 * @throws AnswerTooLongError, or SyntaxError when it is no JSON
 */
export async function readJson(answer: Response, mostBytes: number): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop early closes the connection.
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    if (bytes > mostBytes) throw new AnswerTooLongError();
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}
