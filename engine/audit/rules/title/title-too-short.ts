/** A title that leaves most of its line in search results unused. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** One character of these says a syllable or a word: twelve may well be a whole title. */
const dense = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/** “About” could be anybody's page; “git-add(1)” may be all there is to say. */
const veryShort = 10;
const denseMin = 10;

const { min, recommendedMin, recommendedMax } = limits.title;
/** Full-width characters take two places of a line. */
const target = `${recommendedMin} to ${recommendedMax} characters`;
const denseTarget = `${recommendedMin / 2} to ${recommendedMax / 2} characters`;

export const titleTooShort = definePageRule({
  id: 'title-too-short',
  group: 'title',
  severity: 'warning',
  basis: 'heuristic',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Title too short',
  why: 'A very short title rarely tells a searcher what the page offers. No search engine sets a minimum: this is a rule of thumb.',
  fix: 'Extend the title with the subject of the page: what it is about, for whom, or where.',
  reads: ['title'],
  check({ title }) {
    if (title === null) return skip('there is no title');
    const length = graphemeLength(title);
    const isDense = dense.test(title);
    if (length >= (isDense ? denseMin : min)) return pass();
    const wanted = isDense ? denseTarget : target;
    return fail(
      `The title has ${countOf(length, 'character')}; about ${wanted} leave room to say what the page is about.`,
      { found: title, wanted: `about ${wanted}` },
      length >= veryShort || isDense ? 'info' : 'warning',
    );
  },
});
