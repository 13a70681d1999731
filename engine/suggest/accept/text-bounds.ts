/** How long the texts of a report may be, and what each is for. */
import { limits } from '@pagewright/contract/limits';

/**
 * `paste` goes onto the page as it is. `advice` says what to do there, in the page's language or in English. `comment`
 * speaks about the site, and may name its largest image.
 */
export type TextUse = 'paste' | 'advice' | 'comment';

export interface TextBounds {
  readonly min: number;
  readonly max: number;
  readonly use: TextUse;
  /** Markup may be mentioned, as in "use one <h1>"; it is shown as text. */
  readonly mayNameMarkup?: boolean;
  /** Small numbers need not be on the page, as in the description of an image. */
  readonly mayCount?: boolean;
}

const { altText } = limits;

export const bounds = {
  title: { ...limits.written.title, use: 'paste' },
  description: { ...limits.written.description, use: 'paste' },
  alt: { min: 3, max: altText.max, use: 'paste', mayCount: true },
  heading: { min: 3, max: 120, use: 'paste' },
  suggestion: { min: 15, max: 900, use: 'advice', mayNameMarkup: true },
  explanation: { min: 30, max: 1200, use: 'comment' },
  name: { min: 2, max: 160, use: 'comment' },
  topic: { min: 3, max: 80, use: 'comment' },
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
