/** Directives that hide text or images of the page in search results. */
import type { RobotsDirective } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent } from './directive-evidence.ts';

/** data-nosnippet on a note is its proper use; on half of the main text it hides the page's content. */
const mostOfMain = 0.5;

function restrictionsOf(directive: RobotsDirective): string[] {
  const { nosnippet, maxSnippet, maxImagePreview } = directive;
  const found: string[] = [];
  if (nosnippet) found.push('nosnippet');
  if (maxSnippet === 0) found.push('max-snippet:0');
  if (maxImagePreview === 'none' || maxImagePreview === 'standard')
    found.push(`max-image-preview:${maxImagePreview}`);
  return found;
}

const evidenceMax = 10;

export const snippetRestricted = definePageRule({
  id: 'snippet-restricted',
  group: 'indexability',
  severity: 'info',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  needs: 'html',
  tier: 1,
  audience: 'indexable',
  reads: ['robots', 'text', 'source'],
  title: 'Search snippet restricted (nosnippet, max-snippet)',
  why: 'These directives limit what search results show of a page, and also whether its text may be used in AI Overviews.',
  fix: 'If this is not intended, remove the directive; max-snippet:-1 and max-image-preview:large allow the most.',
  check: (facts) => {
    const { directives, nosnippetNodes, nosnippetMainWords } = facts.robots;
    const limiting = directives.filter((each) => isSearchAgent(each) && restrictionsOf(each).length > 0);
    const named = [...new Set(limiting.flatMap(restrictionsOf))];
    const evidence = limiting.slice(0, evidenceMax).map((each) => directiveEvidence(facts, each));
    const words = facts.text.wordCount;
    if (words > 0 && nosnippetMainWords >= words * mostOfMain) {
      named.push(`data-nosnippet around ${nosnippetMainWords} of ${words} words of the main text`);
      for (const node of nosnippetNodes.slice(0, evidenceMax))
        evidence.push({ selector: selectorOf(facts, node), snippet: snippetOf(facts, node) });
    }
    if (named.length === 0) return pass();
    return fail(
      `The page limits what search results may show of it: ${named.join(', ')}.`,
      evidence.slice(0, evidenceMax),
    );
  },
});
