/** A description that leaves most of its lines in search results unused. */
import { limits } from '@pagewright/contract/limits';
import { graphemeLength } from '@pagewright/contract/ratings';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

const { min, recommendedMin, recommendedMax } = limits.description;

export const metaDescriptionTooShort = definePageRule({
  id: 'meta-description-too-short',
  group: 'meta-description',
  severity: 'info',
  basis: 'heuristic',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  title: 'Meta description too short',
  why: 'A few words rarely persuade a searcher, and Google is more likely to pick another passage. No search engine sets a minimum: this is a rule of thumb.',
  fix: `Extend the description to ${recommendedMin} to ${recommendedMax} characters that say what the page offers.`,
  reads: ['description'],
  check({ description }) {
    if (description === null) return skip('there is no description');
    const length = graphemeLength(description);
    if (length >= min) return pass();
    return fail(
      `The description has ${countOf(length, 'character')}; search results have room for ${recommendedMin} to ${recommendedMax}.`,
      { found: description, wanted: `${recommendedMin} to ${recommendedMax} characters` },
    );
  },
});
