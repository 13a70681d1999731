/** The line a home page says under its name: what the site is, in the words of whoever runs it. */
import type { PageDesk } from './page-desk.ts';
import { isForeign, isInjection, tidy, wordsIn } from './text.ts';

const wordsMin = 4;
const lengthMax = 90;
/** "... created by Somebody": who made it is not what it is. */
const makerTail = / (?:made|built|created|designed|written|powered) by .*$/;

/** Null where the page has none. A heading right under the first one goes before a short first paragraph. */
export function taglineOf({ brief: { headings, paragraphs }, words }: PageDesk): string | null {
  const first = headings.findIndex(({ level, region }) => level === 1 && region !== 'navigation');
  if (first === -1) return null;
  const lines = [headings[first + 1]?.text, paragraphs[0]];
  const line = lines.find(
    (text) =>
      text !== undefined &&
      text.length <= lengthMax &&
      wordsIn(text).length >= wordsMin &&
      !/[?!:]/.test(text) &&
      !/[.] /.test(text) &&
      !isForeign(text, words) &&
      !isInjection(text),
  );
  return line === undefined ? null : tidy(line.replace(/\.$/, '').replace(makerTail, ''));
}
