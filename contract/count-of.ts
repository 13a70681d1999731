/** Formats counts for sentences: "1 image", "1,204 links". */

const format = new Intl.NumberFormat('en-US');

const isShort = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** `1,204`: with a comma after thousands; the platform's formatter is slow where there is none. */
export const formatNumber = (value: number): string =>
  isShort(value) ? String(value) : format.format(value);

export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${formatNumber(count)} ${count === 1 ? noun : plural}`;

/** "1 link is", "3 links are": `verbs` holds the form for one and the form for many. */
export const countThat = (
  count: number,
  noun: string,
  verbs: readonly [string, string],
  plural = `${noun}s`,
): string => `${countOf(count, noun, plural)} ${count === 1 ? verbs[0] : verbs[1]}`;
