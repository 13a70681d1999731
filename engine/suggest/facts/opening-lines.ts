/** The first lines of a page that say what it is: the definition of a manual page, the tagline of a home page. */
import { tidy } from '../../text/fold.ts';
import { isInjection } from '../../text/injection.ts';
import { mainScript } from '../../text/scripts.ts';
import { wordsIn } from '../../text/words.ts';
import { isForeign, wordCountOf } from './prose.ts';
import type { SuggestionPage } from './suggestion-page.ts';

const openingsMax = 2;

export interface Definition {
  /** As it is written, name and all. */
  readonly line: string;
  readonly name: string;
  readonly says: string;
}

/** Null where the page opens with none. */
export function definitionOf({ brief, headline, words }: SuggestionPage): Definition | null {
  // Manuals repeat the title above the text.
  const openings = brief.paragraphs.map(tidy).filter((text) => text !== '' && text !== brief.title);
  const named = openings.slice(0, openingsMax).flatMap((line) => {
    const [, name = '', says = ''] = /^(\S+) [-–—] (.+)/u.exec(line) ?? [];
    const own = wordsIn(name);
    const isHeadline =
      own.join(' ') ===
      wordsIn(headline ?? brief.title ?? '')
        .slice(0, own.length)
        .join(' ');
    const isName = /\p{L}/u.test(name) && !words.function.has(name.toLowerCase());
    return isName && isHeadline && wordCountOf(says) > 1 && !/[.!?:]$/.test(line)
      ? [{ line, name, says }]
      : [];
  });
  return named[0] ?? null;
}

const wordsMin = 4;
const lengthMax = 90;
/** "... created by NAME" is credit, not content. */
const creatorSuffix = / (?:made|built|created|designed|written|powered) by .*$/;

/** Fewer words under a heading are no part of the page. */
const partWords = 5;

/**
 * Null where the page has none. A heading right under the first one goes before a short first paragraph; one that heads
 * a part of the page is no tagline, except on a home page.
 */
export function taglineOf({ brief, words }: SuggestionPage): string | null {
  const { headings, paragraphs, sections, type } = brief;
  const first = headings.findIndex(({ level, region }) => level === 1 && region !== 'navigation');
  if (first === -1) return null;
  const next = headings[first + 1];
  // Another first-level heading is that of a post.
  const isPart =
    type !== 'home' &&
    sections.some((section) => section.heading === first + 1 && section.words >= partWords);
  const script = mainScript(headings[first]?.text ?? '');
  const lines = [next?.level === 1 || isPart ? undefined : next?.text, paragraphs[0]];
  const line = lines.find(
    (text) =>
      text !== undefined &&
      text.length <= lengthMax &&
      mainScript(text) === script &&
      wordsIn(text).length >= wordsMin &&
      !/[?!:@]|\d{4}/.test(text) &&
      !/[.] /.test(text) &&
      !isForeign(text, words) &&
      !isInjection(text),
  );
  return line === undefined ? null : tidy(line.replace(/\.$/, '').replace(creatorSuffix, ''));
}
