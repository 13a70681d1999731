/** Finds whether a page is one of a series, such as the chapters of a book, by the links it declares. */
import type { PageFacts } from '../../model/page-facts.ts';

const places: ReadonlySet<string> = new Set(['prev', 'previous', 'next', 'up']);

export const isInSeries = ({ linkTags, links }: Pick<PageFacts, 'linkTags' | 'links'>): boolean =>
  [...linkTags, ...links].some(({ rel }) => rel.some((word) => places.has(word)));
