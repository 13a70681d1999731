/** A page with noindex. */
import type { PageType } from '../../../model/text-facts.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { isActionUrl } from '../../page/action-urls.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent, nameDirective } from './directive-evidence.ts';

/** Pages that owners rightly keep out of search. */
const keptOut: ReadonlySet<PageType> = new Set(['login', 'cart', 'search']);

export const pageNoindex = definePageRule({
  id: 'page-noindex',
  group: 'indexability',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  needs: 'html',
  tier: 1,
  audience: 'html',
  reads: ['robots', 'source', 'url', 'pageType'],
  title: 'Noindex page',
  why: 'A page with noindex does not appear in search results. That is right for internal pages; anywhere else it costs you all visits from search.',
  fix: 'Confirm that this page should stay out of search. If not, remove noindex from the tag or header shown.',
  check: (facts) => {
    const hiding = facts.robots.directives.filter((each) => isSearchAgent(each) && each.index === false);
    const [first] = hiding;
    if (!facts.robots.noindex || first === undefined) return pass();
    if (keptOut.has(facts.pageType.type) || isActionUrl(facts.url))
      return skip(`a ${facts.pageType.type} page should stay out of search`);
    return fail(
      `This page asks search engines not to list it: ${nameDirective(first)}.`,
      hiding.slice(0, 10).map((each) => directiveEvidence(facts, each)),
    );
  },
});
