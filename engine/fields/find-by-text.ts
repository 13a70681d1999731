/** Finds texts in the HTML: by a regular expression that takes linear time, or word by word. */
import { RE2JS } from 're2js';
import { type Found, noMatches, textMatch } from './page-matches.ts';
import { TooManySteps } from './step-budget.ts';

/** Instructions of a pattern times characters of a page, which is what a search takes at most. */
const workMax = 8_000_000;
/** A pattern of more instructions could not even read a page of 10,000 characters. */
const instructionsMax = 800;
const matchesMax = 1000;

/** Since when, in milliseconds: searching on after a match begins anew, so that many matches take longer than one. */
export interface SearchClock {
  readonly now: () => number;
}
const searchMaxMs = 500;

export class TooLargePattern extends Error {
  override readonly name = 'TooLargePattern';
}

/** Throws when the pattern is not valid or too large. The first group of a match is its text, or the whole of it. */
export function regexFinder(pattern: string, clock: SearchClock): (html: string) => Found {
  const compiled = RE2JS.compile(pattern);
  if (compiled.programSize() > instructionsMax) throw new TooLargePattern();
  return (html) => {
    if (compiled.programSize() * html.length > workMax) throw new TooManySteps();
    const matcher = compiled.matcher(html);
    const texts: string[] = [];
    const end = clock.now() + searchMaxMs;
    while (texts.length < matchesMax && matcher.find()) {
      if (clock.now() > end) throw new TooManySteps();
      texts.push((matcher.groupCount() > 0 ? matcher.group(1) : matcher.group()) ?? '');
    }
    return texts.length === 0 ? noMatches : { kind: 'matches', matches: texts.map(textMatch) };
  };
}

export function countTexts(html: string, wanted: string): number {
  let count = 0;
  for (let at = html.indexOf(wanted); at !== -1; at = html.indexOf(wanted, at + wanted.length)) count += 1;
  return count;
}
