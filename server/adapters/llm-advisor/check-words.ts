/** Whether words of a model may stand in a report: in bounds, plain, and without an address from elsewhere. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/verdicts';

/** One line without control characters. */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

const address =
  /(?:\b[a-z][a-z0-9+.-]*:)?\/\/([^\s/?#"'<>)\]]+)|\bwww\.([^\s/?#"'<>)\]]+)|\b(?:javascript|data):/giu;

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!]+$/, '');

/** An address of another site, or of no site at all. */
export function hasForeignAddress(text: string, domain: string): boolean {
  const own = bare(domain.replace(/\/.*$/, ''));
  return [...text.matchAll(address)].some(([, full, short]) => {
    const host = full ?? short;
    return host === undefined || bare(host) !== own;
  });
}

const isMarkup = (text: string): boolean => /<[a-z!/]/i.test(text);

export interface WordBounds {
  readonly min: number;
  readonly max: number;
  /** Markup may be named, as in "use one <h1>"; it is shown as text. */
  readonly mayNameMarkup?: boolean;
}

/** The words when they may stand; null when they may not. */
export function wordsWithin(
  text: string,
  domain: string,
  { min, max, mayNameMarkup = false }: WordBounds,
): string | null {
  const words = plain(text);
  const length = graphemeLength(words);
  if (length < min || length > max || hasForeignAddress(words, domain)) return null;
  return !mayNameMarkup && isMarkup(words) ? null : words;
}

export const bounds = {
  title: { min: limits.title.recommendedMin, max: limits.title.recommendedMax },
  description: { min: limits.description.recommendedMin, max: limits.description.recommendedMax },
  alt: { min: 3, max: limits.altText.max },
  heading: { min: 3, max: 120 },
  suggestion: { min: 15, max: 900, mayNameMarkup: true },
  explanation: { min: 30, max: 1200 },
  name: { min: 2, max: 160 },
  remarkTitle: { min: 5, max: 100 },
  remark: { min: 10, max: 500, mayNameMarkup: true },
} as const satisfies Record<string, WordBounds>;

export const isPictureTalk = (alt: string): boolean =>
  /^(?:an?\s+)?(?:image|picture|photo|photograph|graphic)\s+of\b/i.test(alt);
