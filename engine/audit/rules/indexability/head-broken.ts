/** A head that ends too early, so that tags for search engines land in the body. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { PageFacts } from '../../../model/page-facts.ts';
import { type EvidenceDraft, say } from '../../evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

type Read = Pick<PageFacts, 'document' | 'canonicals' | 'robots' | 'hreflangs' | 'source'>;

function movedTags({ canonicals, robots, hreflangs, document }: Read): { kind: string; node: number }[] {
  if (document.headClosedBy === null) return [];
  const from = document.headClosedBy.node;
  return [
    ...canonicals.map((each) => ({ kind: 'canonical', ...each })),
    ...robots.directives.map((each) => ({ kind: 'robots', ...each })),
    ...hreflangs.map((each) => ({ kind: 'hreflang', ...each })),
  ].filter(({ inHead, node }) => !inHead && node > from);
}

export const headBroken = definePageRule({
  id: 'head-broken',
  group: 'indexability',
  severity: 'warning',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead',
  needs: 'html',
  audience: 'html',
  reads: ['document', 'canonicals', 'robots', 'hreflangs', 'source'],
  texts: indexabilityTexts['head-broken'],
  check: (facts) => {
    const { headClosedBy, headTags, bodyTags } = facts.document;
    const moved = movedTags(facts);
    if (headClosedBy !== null && moved.length > 0) {
      const kinds = [...new Set(moved.map(({ kind }) => kind))];
      const nodes = [headClosedBy.node, ...moved.map(({ node }) => node)];
      const evidence: EvidenceDraft[] = nodes
        .slice(0, 10)
        .map((node) => ({ selector: selectorOf(facts, node), snippet: snippetOf(facts, node) }));
      return fail({ messageId: 'closed', data: { element: headClosedBy.name, kinds }, evidence });
    }
    if (headTags <= 1 && bodyTags <= 1) return pass();
    return fail({
      messageId: 'several',
      data: { heads: headTags, bodies: bodyTags },
      evidence: [
        {
          found: say('head-body', { headTags, bodyTags }),
          wanted: say('one-head-one-body'),
        },
      ],
    });
  },
});
