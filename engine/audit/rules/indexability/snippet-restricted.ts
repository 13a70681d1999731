/** Directives that hide text or images of the page in search results. */
import type { RobotsDirective } from '../../../model/head-facts.ts';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { directiveEvidence, isSearchAgent } from './directive-evidence.ts';
import { indexabilityTexts } from './messages.ts';

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
  audience: 'indexable',
  reads: ['robots', 'text', 'source'],
  texts: indexabilityTexts['snippet-restricted'],
  check: (facts) => {
    const { directives, nosnippetNodes, nosnippetMainWords } = facts.robots;
    const limiting = directives.filter((each) => isSearchAgent(each) && restrictionsOf(each).length > 0);
    const named = [...new Set(limiting.flatMap(restrictionsOf))];
    const evidence = limiting.slice(0, evidenceMax).map((each) => directiveEvidence(facts, each));
    const words = facts.text.wordCount;
    let isMainHidden = false;
    if (words > 0 && nosnippetMainWords >= words * mostOfMain) {
      isMainHidden = true;
      for (const node of nosnippetNodes.slice(0, evidenceMax))
        evidence.push({ selector: selectorOf(facts, node), snippet: snippetOf(facts, node) });
    }
    const cited = { evidence: evidence.slice(0, evidenceMax) };
    if (!isMainHidden)
      return named.length === 0
        ? pass()
        : fail({ messageId: 'directives', data: { directives: named }, ...cited });
    const data = { hidden: nosnippetMainWords, words };
    return named.length === 0
      ? fail({ messageId: 'data-nosnippet', data, ...cited })
      : fail({ messageId: 'both', data: { ...data, directives: named }, ...cited });
  },
});
