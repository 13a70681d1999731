/** Finds the distinctive word sequences in a site's titles and headings, each with its places. */
import type { Page } from '@pagewright/contract/entities/page';
import { titleSegments } from '../suggest/facts/site-brand.ts';
import { isInjection } from '../text/injection.ts';
import { distinctiveStems, type Lexicon } from './lexicon.ts';
import { stemmed, type Word } from './stemmed-words.ts';

export interface ProminentTerm {
  readonly stems: readonly string[];
  /** By page, the title or heading that contains it. */
  readonly places: Map<string, string>;
  readonly spellings: Map<string, number>;
  /** A title or an h1 contains it: there is a page about it. */
  isLead: boolean;
}

const wordsMax = 3;
/** Languages in which adjectives follow the noun. */
const headFirst = new Set(['fr', 'es', 'it', 'pt']);

/** Distinctive words that follow each other; punctuation ends a run. */
function runsOf(text: string, lexicon: Lexicon, names: ReadonlySet<string>): Word[][] {
  const distinctive = new Set(distinctiveStems(text, lexicon, names));
  return text.split(/[,;:.!?()–—|"“”„«»/]+/).flatMap((clause) => {
    const runs: Word[][] = [[]];
    for (const word of stemmed(clause, lexicon.language)) {
      if (distinctive.has(word.stem)) runs.at(-1)?.push(word);
      else runs.push([]);
    }
    return runs.filter((run) => run.length > 0);
  });
}

/** A run and its shorter forms, all with the head noun: "stoneware", not "pale green". */
function formsOf(run: readonly Word[], language: string): (readonly Word[])[] {
  const isHeadFirst = headFirst.has(language);
  return Array.from({ length: Math.min(wordsMax, run.length) }, (_, more) =>
    isHeadFirst ? run.slice(0, more + 1) : run.slice(run.length - more - 1),
  );
}

const textsOf = ({ title, headings }: Page): { text: string; isLead: boolean }[] => [
  ...(title === null ? [] : titleSegments(title)).map((text) => ({ text, isLead: true })),
  ...headings.map(({ text, level }) => ({ text, isLead: level === 1 })),
];

export function prominentTerms(
  pages: readonly Page[],
  lexicon: Lexicon,
  names: ReadonlySet<string>,
): readonly ProminentTerm[] {
  const found = new Map<string, ProminentTerm>();
  for (const page of pages) {
    const texts = (lexicon.byUrl.get(page.url) ?? []).map(({ text }) => text);
    const own = textsOf(page).filter(
      ({ text }) => texts.some((each) => each.includes(text)) && !isInjection(text),
    );
    for (const { text, isLead } of own)
      for (const form of runsOf(text, lexicon, names).flatMap((run) => formsOf(run, lexicon.language))) {
        const stems = form.map(({ stem }) => stem);
        const key = stems.join(' ');
        const entry = found.get(key) ?? { stems, places: new Map(), spellings: new Map(), isLead: false };
        const spelling = form.map(({ word }) => word).join(' ');
        if (!entry.places.has(page.url)) entry.places.set(page.url, text);
        entry.spellings.set(spelling, (entry.spellings.get(spelling) ?? 0) + 1);
        entry.isLead ||= isLead;
        found.set(key, entry);
      }
  }
  return [...found.values()];
}
