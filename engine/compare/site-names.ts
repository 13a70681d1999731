/** Finds names on a site: its brand, people, places and goods. None of them is a topic. */
import type { Page } from '@pagewright/contract/entities/page';
import { titleSegments } from '../suggest/facts/site-brand.ts';
import { sentencesOf } from '../text/sentences.ts';
import { stemOf } from '../text/stem.ts';
import type { ComparedSite } from './comparable-samples.ts';
import { stemmed } from './stemmed-words.ts';

/** In German every noun is capitalised, so capitals do not show names. */
const capitalisesNouns = new Set(['de']);
const shareMin = 0.6;
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

/** Words that are mostly capitalised inside sentences. */
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
    .filter(([, { capital, small }]) => capital > 0 && capital / (capital + small) >= shareMin)
    .map(([stem]) => stem);
}

/** All but the first; none of a text that capitalises every word. */
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
