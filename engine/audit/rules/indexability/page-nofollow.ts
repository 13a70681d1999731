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
  why: 'With nofollow for the whole page, search engines need not follow any of its links, so the pages behind them may be found late or never.',
  fix: 'Remove nofollow from the page and put rel="nofollow" on single links where it is meant.',
  check: (facts) => {
    const closing = facts.robots.directives.filter((each) => isSearchAgent(each) && each.follow === false);
    const [first] = closing;
    if (first === undefined) return pass();
    return fail(
      `All links of this page are declared nofollow, by ${nameDirective(first)}.`,
      closing.slice(0, 10).map((each) => directiveEvidence(facts, each)),
    );
  },
});
