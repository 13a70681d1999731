/** Work that several rules ask of the same page: done once, kept until another page is asked about. */

/** Rules go page by page, so the latest answer is the only one worth keeping. */
export function forLatest<Key extends object, Answer>(work: (key: Key) => Answer): (key: Key) => Answer {
  let latest: { readonly key: Key; readonly answer: Answer } | null = null;
  return (key) => {
    if (latest?.key !== key) latest = { key, answer: work(key) };
    return latest.answer;
  };
}
