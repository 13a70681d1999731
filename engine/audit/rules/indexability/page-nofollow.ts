/** An indexable page with nofollow for all its links. */
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent, nameDirective } from './directive-evidence.ts';

export const pageNofollow = definePageRule({
  id: 'page-nofollow',
  group: 'indexability',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  needs: 'html',
  tier: 2,
  audience: 'indexable',
  reads: ['robots', 'source'],
  title: 'Nofollow on the whole page',
  why: 'nofollow on the whole page asks search engines not to follow any of its links, so the pages behind them may be found late or never.',
  fix: 'Remove nofollow from the page and put rel="nofollow" on individual links where you need it.',
  check: (facts) => {
    const closing = facts.robots.directives.filter((each) => isSearchAgent(each) && each.follow === false);
    const [first] = closing;
    if (first === undefined) return pass();
    return fail(
      `All links on this page are nofollow because of ${nameDirective(first)}.`,
      closing.slice(0, 10).map((each) => directiveEvidence(facts, each)),
    );
  },
});
