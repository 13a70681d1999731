/** Numbers as a sentence says them: "1 image", "1,204 links". */

/** Counts, which nearly all are, need no look at the locale's ways. */
export const grouped = (value: number): string =>
  Number.isSafeInteger(value) && value >= 0
    ? String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
    : value.toLocaleString('en-US');

export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${grouped(count)} ${count === 1 ? noun : plural}`;

/** "1 link is", "3 links are": `verbs` holds the form for one and the form for many. */
export const countThat = (count: number, noun: string, verbs: readonly [string, string]): string =>
  `${countOf(count, noun)} ${count === 1 ? verbs[0] : verbs[1]}`;
