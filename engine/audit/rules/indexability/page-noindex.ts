/** A page with noindex. */
import type { PageType } from '../../../model/text-facts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isActionUrl } from '../../page/action-urls.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent, nameDirective, placeOf } from './directive-evidence.ts';
import { indexabilityTexts } from './messages.ts';

/** Pages that owners rightly keep out of search. */
const keptOut: ReadonlySet<PageType> = new Set(['login', 'cart', 'search']);

export const pageNoindex = definePageRule({
  id: 'page-noindex',
  group: 'indexability',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  needs: 'html',
  audience: 'html',
  reads: ['robots', 'source', 'url', 'pageType'],
  texts: indexabilityTexts['page-noindex'],
  check: (facts) => {
    const hiding = facts.robots.directives.filter((each) => isSearchAgent(each) && each.index === false);
    const [first] = hiding;
    if (!facts.robots.noindex || first === undefined) return pass();
    if (keptOut.has(facts.pageType.type) || isActionUrl(facts.url))
      return skip('page-type-out-of-search', { type: facts.pageType.type });
    const directive = nameDirective(first);
    const evidence = hiding.slice(0, 10).map((each) => directiveEvidence(facts, each));
    if (first.source !== 'meta') return fail({ messageId: 'header', data: { directive }, evidence });
    const data = { directive, agent: first.agent, line: placeOf(facts, first) };
    return fail({ messageId: 'meta', data, evidence });
  },
});
