/** How long the texts of a report may be, and what each is for. */
import { limits } from '@pagewright/contract/limits';
import type { TextBounds } from './accept-text.ts';

const { title, description, altText } = limits;

export const bounds = {
  title: { min: title.recommendedMin, max: title.recommendedMax, use: 'paste' },
  description: { min: description.recommendedMin, max: description.recommendedMax, use: 'paste' },
  alt: { min: 3, max: altText.max, use: 'paste', mayCount: true },
  heading: { min: 3, max: 120, use: 'paste' },
  suggestion: { min: 15, max: 900, use: 'advice', mayNameMarkup: true },
  explanation: { min: 30, max: 1200, use: 'comment' },
  name: { min: 2, max: 160, use: 'comment' },
  topic: { min: 3, max: 80, use: 'comment' },
  approach: { min: 20, max: 600, use: 'comment' },
  remarkTitle: { min: 5, max: 100, use: 'comment' },
  remark: { min: 10, max: 500, use: 'comment', mayNameMarkup: true },
} as const satisfies Record<string, TextBounds>;

/** Of texts to paste. */
export type PasteBounds = Readonly<Record<'title' | 'description' | 'alt' | 'heading', TextBounds>>;

/** Their characters are as wide as two letters, and say as much. */
const wideLanguages: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

const halved = ({ min, max, ...more }: TextBounds): TextBounds => ({
  ...more,
  min: Math.ceil(min / 2),
  max: Math.floor(max / 2),
});

/** In a line of search results fit half as many characters of East Asian scripts. */
export const boundsIn = (language: string): PasteBounds =>
  wideLanguages.has(language)
    ? {
        title: halved(bounds.title),
        description: halved(bounds.description),
        alt: halved(bounds.alt),
        heading: halved(bounds.heading),
      }
    : bounds;
