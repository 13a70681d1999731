/** An indexable page with nofollow for all its links. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent, nameDirective } from './directive-evidence.ts';
import { indexabilityTexts } from './messages.ts';

export const pageNofollow = definePageRule({
  id: 'page-nofollow',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  needs: 'html',
  audience: 'indexable',
  reads: ['robots', 'source'],
  texts: indexabilityTexts['page-nofollow'],
  check: (facts) => {
    const closing = facts.robots.directives.filter((each) => isSearchAgent(each) && each.follow === false);
    const [first] = closing;
    if (first === undefined) return pass();
    return fail({
      messageId: 'nofollow',
      data: { directive: nameDirective(first) },
      evidence: closing.slice(0, 10).map((each) => directiveEvidence(facts, each)),
    });
  },
});
