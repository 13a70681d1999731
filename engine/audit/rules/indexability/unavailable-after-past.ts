/** A page whose unavailable_after date has passed. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent } from './directive-evidence.ts';

export const unavailableAfterPast = definePageRule({
  id: 'unavailable-after-past',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  needs: 'html',
  tier: 3,
  audience: 'html',
  reads: ['robots', 'source'],
  title: 'unavailable_after date has passed',
  why: 'After the date in unavailable_after, Google no longer shows the page in search results.',
  fix: 'Remove unavailable_after, or set a date in the future, if the page should be found.',
  check: (facts, { today }) => {
    const dated = facts.robots.directives.filter(
      (each) => isSearchAgent(each) && each.unavailableAfter !== null,
    );
    if (dated.length === 0) return skip('No directive names a date.');
    const past = dated.find(({ unavailableAfter }) => Date.parse(unavailableAfter ?? '') < Date.parse(today));
    if (past === undefined) return pass();
    return fail(
      `The page says it is unavailable after ${past.unavailableAfter ?? ''}, a date in the past.`,
      directiveEvidence(facts, past),
    );
  },
});
