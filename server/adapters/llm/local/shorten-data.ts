/** Makes data smaller for a small context: shorter lists and texts, the first of each list kept. */

interface Size {
  readonly items: number;
  readonly characters: number;
}

/** By level: as it is, and three smaller ones. */
const sizes: readonly Size[] = [
  { items: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY },
  { items: 12, characters: 400 },
  { items: 6, characters: 200 },
  { items: 3, characters: 100 },
];
export const smallestLevel = sizes.length - 1;

const isAddress = (text: string): boolean => /^(?:https?:\/\/|\/)\S*$/.test(text);

function shorten(value: unknown, size: Size): unknown {
  if (typeof value === 'string')
    return value.length <= size.characters || isAddress(value)
      ? value
      : `${value.slice(0, size.characters).toWellFormed()} …`;
  if (Array.isArray(value)) return value.slice(0, size.items).map((each) => shorten(each, size));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shorten(each, size)]));
}

/** Its form stays as it is. */
export const shortenData = <T>(data: T, level: number): T =>
  shorten(data, sizes[Math.min(level, smallestLevel)] ?? { items: 3, characters: 100 }) as T;
