/** Where a search result would cut a text: by its width, at the end of a word. */
import { segmenterBy } from '@pagewright/contract/segmenters';
import { isUnitPerGrapheme } from '@pagewright/contract/verdicts';
import { pixelWidth } from './arial-widths.ts';

export interface ResultLine {
  readonly fontPx: number;
  readonly maxPx: number;
}

/** What desktop results show of a title and of a description: seen from outside, no one promises it. */
export const titleLine: ResultLine = { fontPx: 20, maxPx: 561 };
export const descriptionLine: ResultLine = { fontPx: 14, maxPx: 985 };

const ellipsis = ' …';

const graphemesOf = (text: string): Iterable<string> =>
  isUnitPerGrapheme(text)
    ? text
    : Array.from(segmenterBy('grapheme').segment(text), ({ segment }) => segment);

/** The text with an ellipsis where it ends for a reader; the text itself when it fits. */
export function cutPreview(text: string, { fontPx, maxPx }: ResultLine): string {
  if (pixelWidth(text, fontPx) <= maxPx) return text;
  const room = maxPx - pixelWidth(ellipsis, fontPx);
  let kept = '';
  let width = 0;
  for (const grapheme of graphemesOf(text)) {
    width += pixelWidth(grapheme, fontPx);
    if (width > room) break;
    kept += grapheme;
  }
  const lastSpace = kept.lastIndexOf(' ');
  const isMidWord = !/\s/.test(text.charAt(kept.length));
  // Scripts without spaces, and words without end, are cut where they are.
  const whole = isMidWord && lastSpace > kept.length / 2 ? kept.slice(0, lastSpace) : kept;
  return `${whole.replace(/[\s,;:|–—-]+$/, '')}${ellipsis}`;
}
