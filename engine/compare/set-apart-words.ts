/** The words a site sets into titles and headings: runs that name something, each with where it stands. */
import type { Page } from '@pagewright/contract/entities/page';
import { titleSegments } from '../advise/analyst/site-desk.ts';
import { isInjection } from '../advise/analyst/text.ts';
import { type Lexicon, tellingStems } from './lexicon.ts';
import { stemmed, type Word } from './words.ts';

export interface SetApart {
  readonly stems: readonly string[];
  /** By page, the title or heading it stands in. */
  readonly places: Map<string, string>;
  readonly spellings: Map<string, number>;
  /** A title or a first heading has it: there is a page on it. */
  isLead: boolean;
}

const wordsMax = 3;
/** Languages in which what describes a thing follows its name. */
const headFirst = new Set(['fr', 'es', 'it', 'pt']);

/** Telling words that stand side by side; a comma or a sign ends a run. */
function runsOf(text: string, language: string, names: ReadonlySet<string>): Word[][] {
  const telling = new Set(tellingStems(text, language, names));
  return text.split(/[,;:.!?()–—|"“”„«»/]+/).flatMap((clause) => {
    const runs: Word[][] = [[]];
    for (const word of stemmed(clause, language)) {
      if (telling.has(word.stem)) runs.at(-1)?.push(word);
      else runs.push([]);
    }
    return runs.filter((run) => run.length > 0);
  });
}

/** A run and its shorter forms, none without the word that names the thing: "stoneware", not "pale green". */
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

export function setApartWords(
  pages: readonly Page[],
  { byUrl, language }: Lexicon,
  names: ReadonlySet<string>,
): readonly SetApart[] {
  const found = new Map<string, SetApart>();
  for (const page of pages) {
    const heard = (byUrl.get(page.url) ?? []).map(({ text }) => text);
    const own = textsOf(page).filter(
      ({ text }) => heard.some((each) => each.includes(text)) && !isInjection(text),
    );
    for (const { text, isLead } of own)
      for (const form of runsOf(text, language, names).flatMap((run) => formsOf(run, language))) {
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
