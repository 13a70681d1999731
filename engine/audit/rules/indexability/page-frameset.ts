/** A page that is a frameset: its content is in the documents of its frames. */

import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { indexabilityTexts } from './messages.ts';

export const pageFrameset = definePageRule({
  id: 'page-frameset',
  group: 'indexability',
  severity: 'critical',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  needs: 'html',
  audience: 'frameset',
  reads: ['document', 'resources', 'source'],
  texts: indexabilityTexts['page-frameset'],
  check: (facts) => {
    if (!facts.document.frameset) return pass();
    const frames = facts.resources.filter(({ kind }) => kind === 'frame');
    return fail({
      messageId: 'frames',
      data: { frames: frames.length },
      evidence: frames.slice(0, 10).map(({ node, resolved }) => ({
        selector: selectorOf(facts, node),
        snippet: snippetOf(facts, node),
        ...(resolved !== null && { urls: [resolved] }),
      })),
    });
  },
});
