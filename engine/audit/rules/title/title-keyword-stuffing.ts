/** A title that lists variations of one keyword. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** Parts of the title with the same word in each. */
const partsMin = 3;
const wordMin = 4;
const separators = /\s*(?:,|;|\||•|·|\s[-–—]\s)\s*/;

const wordsOf = (part: string): Set<string> =>
  new Set(
    part
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= wordMin),
  );

export const titleKeywordStuffing = definePageRule({
  id: 'title-keyword-stuffing',
  group: 'title',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  title: 'Keyword stuffing in the title',
  why: 'A title that repeats one word in variations looks like spam to people and to Google, which then writes a headline of its own.',
  fix: 'Name the subject once and add what sets this page apart.',
  reads: ['title'],
  check({ title }) {
    if (title === null) return skip('there is no title');
    const parts = title.split(separators).map(wordsOf);
    const all = new Set(parts.flatMap((words) => [...words]));
    const first = [...all].find((word) => parts.filter((words) => words.has(word)).length >= partsMin);
    if (first === undefined) return pass();
    return fail(`The title is a list that repeats “${first}”.`, {
      found: title,
      wanted: 'each word once',
    });
  },
});
