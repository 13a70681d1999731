/** Finds the tagline of a home page: the line under its name that says what the site is. */

import { tidy } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { SuggestionPage } from './suggestion-page.ts';
import { isForeign, isInjection } from './text.ts';

const wordsMin = 4;
const lengthMax = 90;
/** "... created by NAME" is credit, not content. */
const creatorSuffix = / (?:made|built|created|designed|written|powered) by .*$/;

/** Null where the page has none. A heading right under the first one goes before a short first paragraph. */
export function taglineOf({ brief: { headings, paragraphs }, words }: SuggestionPage): string | null {
  const first = headings.findIndex(({ level, region }) => level === 1 && region !== 'navigation');
  if (first === -1) return null;
  const next = headings[first + 1];
  // Another first-level heading is that of a post.
  const lines = [next?.level === 1 ? undefined : next?.text, paragraphs[0]];
  const line = lines.find(
    (text) =>
      text !== undefined &&
      text.length <= lengthMax &&
      wordsIn(text).length >= wordsMin &&
      !/[?!:@]|\d{4}/.test(text) &&
      !/[.] /.test(text) &&
      !isForeign(text, words) &&
      !isInjection(text),
  );
  return line === undefined ? null : tidy(line.replace(/\.$/, '').replace(creatorSuffix, ''));
}
