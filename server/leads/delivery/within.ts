/**
 * Waits for work no longer than a time; what becomes of it later is of no interest any more.
 * @throws Error with code ETIMEDOUT
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('It took too long.'), { code: 'ETIMEDOUT' })),
      ms,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
