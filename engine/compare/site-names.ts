/** The names on a site: what it calls itself, and the people, places and goods it names. None of them is a topic. */
import type { Page } from '@pagewright/contract/entities/page';
import { titleSegments } from '../advise/analyst/site-desk.ts';
import { sentencesOf } from '../advise/analyst/text.ts';
import { stemOf } from './stems.ts';
import type { ComparedSite } from './take-sides.ts';
import { stemmed } from './words.ts';

/** Where every noun has a capital, a capital tells nothing. */
const capitalisesNouns = new Set(['de']);
const shareLeast = 0.6;
const brandShare = 0.3;

/** Parts of titles that several pages share, and the label of the host. */
function brandWords({ domain }: ComparedSite, pages: readonly Page[], language: string): string[] {
  const ends = pages.flatMap(({ title }) => {
    const parts = title === null ? [] : titleSegments(title);
    return parts.length < 2 ? [] : [...new Set([parts[0] ?? '', parts.at(-1) ?? ''])];
  });
  const shared = [...Map.groupBy(ends, (part) => part)]
    .filter(([, group]) => group.length >= 2 && group.length >= pages.length * brandShare)
    .map(([part]) => part);
  const host = domain.split('/')[0] ?? domain;
  const labels = host
    .split('.')
    .slice(0, -1)
    .filter((label) => label !== 'www');
  return [...shared, ...labels, ...labels.map((label) => label.replaceAll('-', ' '))].flatMap((text) =>
    stemmed(text, language).map(({ stem }) => stem),
  );
}

interface Tally {
  capital: number;
  small: number;
}

/** Words that stand with a capital inside sentences. */
function properNames(pages: readonly Page[], language: string): string[] {
  const tallies = new Map<string, Tally>();
  for (const { paragraphs } of pages)
    for (const sentence of paragraphs.flatMap((text) => sentencesOf(text, language)))
      for (const word of insideWords(sentence)) {
        const stem = stemOf(word.toLowerCase(), language);
        const tally = tallies.get(stem) ?? { capital: 0, small: 0 };
        if (/^\p{Lu}/u.test(word)) tally.capital += 1;
        else tally.small += 1;
        tallies.set(stem, tally);
      }
  return [...tallies]
    .filter(([, { capital, small }]) => capital > 0 && capital / (capital + small) >= shareLeast)
    .map(([stem]) => stem);
}

/** All but the first, and but those of a text that gives every word a capital. */
function insideWords(sentence: string): string[] {
  const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’&-]*/gu) ?? [];
  const inside = words.slice(1);
  const capitals = inside.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capitals > inside.length * 0.6 ? [] : inside;
}

export const namesIn = (site: ComparedSite, pages: readonly Page[], language: string): ReadonlySet<string> =>
  new Set([
    ...brandWords(site, pages, language),
    ...(capitalisesNouns.has(language) ? [] : properNames(pages, language)),
  ]);
