/** Limits how long an operation on a page may take. */

/** Rejects when it takes longer than `limitMs`, whatever the page does. */
export async function within<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`The page did not answer within ${limitMs} ms.`)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(late);
  }
}
