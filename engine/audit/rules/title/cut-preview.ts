/** Cuts a text like a search result: by its width, at the end of a word. */

import { isUnitPerGrapheme } from '@pagewright/contract/ratings';
import { segmenterBy } from '@pagewright/contract/segmenters';
import { pixelWidth } from './arial-widths.ts';

export interface ResultLine {
  readonly fontPx: number;
  readonly maxPx: number;
}

/** What desktop results show of a title and a description, as observed. */
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
  const available = maxPx - pixelWidth(ellipsis, fontPx);
  let visible = '';
  let width = 0;
  for (const grapheme of graphemesOf(text)) {
    width += pixelWidth(grapheme, fontPx);
    if (width > available) break;
    visible += grapheme;
  }
  const lastSpace = visible.lastIndexOf(' ');
  const isMidWord = !/\s/.test(text.charAt(visible.length));
  // Scripts without spaces, and very long words, are cut anywhere.
  const whole = isMidWord && lastSpace > visible.length / 2 ? visible.slice(0, lastSpace) : visible;
  return `${whole.replace(/[\s,;:|–—-]+$/, '')}${ellipsis}`;
}
