/** A page whose unavailable_after date has passed. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent } from './directive-evidence.ts';
import { indexabilityTexts } from './messages.ts';

export const unavailableAfterPast = definePageRule({
  id: 'unavailable-after-past',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  needs: 'html',
  audience: 'html',
  reads: ['robots', 'source'],
  texts: indexabilityTexts['unavailable-after-past'],
  check: (facts, { today }) => {
    const dated = facts.robots.directives.filter(
      (each) => isSearchAgent(each) && each.unavailableAfter !== null,
    );
    if (dated.length === 0) return skip('no-date-in-directives');
    const past = dated.find(({ unavailableAfter }) => Date.parse(unavailableAfter ?? '') < Date.parse(today));
    if (past === undefined) return pass();
    return fail({
      messageId: 'past',
      data: { date: past.unavailableAfter ?? '' },
      evidence: [directiveEvidence(facts, past)],
    });
  },
});
