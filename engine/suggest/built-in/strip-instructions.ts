/** Removes prompt injections from the brief of a page. */

import { fold } from '../../text/fold.ts';
import type { PageBrief } from '../page-brief.ts';
import { isInjection } from './text.ts';

const keep = (text: string | null): string | null => (text !== null && isInjection(text) ? null : text);

export function stripInstructions(brief: PageBrief): PageBrief {
  const paragraphs = brief.paragraphs.filter((text) => !isInjection(text));
  const headings = brief.headings.filter(({ text }) => !isInjection(text));
  if (paragraphs.length === brief.paragraphs.length && headings.length === brief.headings.length)
    return brief;
  const said = fold([brief.title, ...headings.map(({ text }) => text), ...paragraphs].join(' '));
  return {
    ...brief,
    paragraphs,
    keywords: brief.keywords.filter(({ keyword }) => said.includes(keyword)),
    longestSentences: brief.longestSentences.filter((text) => !isInjection(text)),
    images: brief.images.map((image) => ({
      ...image,
      alt: image.alt !== null && isInjection(image.alt) ? '' : image.alt,
      caption: keep(image.caption),
      heading: keep(image.heading),
      nearText: keep(image.nearText),
    })),
  };
}
