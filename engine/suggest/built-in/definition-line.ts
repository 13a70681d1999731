/** Reads the line of a manual page that says its name and what it is: "git-add - Add file contents to the index". */
import { tidy } from '../../text/fold.ts';
import { wordsIn } from '../../text/words.ts';
import type { SuggestionPage } from './suggestion-page.ts';
import { wordCountOf } from './text.ts';

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
