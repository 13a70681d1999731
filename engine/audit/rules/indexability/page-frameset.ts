/** A page that is a frameset: its content is in the documents of its frames. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

export const pageFrameset = definePageRule({
  id: 'page-frameset',
  group: 'indexability',
  severity: 'critical',
  basis: 'standard',
  source: 'https://html.spec.whatwg.org/multipage/obsolete.html#non-conforming-features',
  needs: 'html',
  tier: 2,
  audience: 'frameset',
  reads: ['document', 'resources', 'source'],
  title: 'Page is built with frames (frameset)',
  why: 'A frameset has no content of its own for search engines to index. Each frame is a separate page, which opens without the others when someone reaches it from a search result or a bookmark. HTML no longer has framesets.',
  fix: 'Put navigation and content into one page at one URL, and redirect the frameset to it.',
  check: (facts) => {
    if (!facts.document.frameset) return pass();
    const frames = facts.resources.filter(({ kind }) => kind === 'frame');
    return fail(
      `The page only divides the window: its content is in ${countThat(frames.length, 'frame', ['that is a page of its own', 'that are pages of their own'])}.`,
      frames.slice(0, 10).map(({ node, resolved }) => ({
        selector: selectorOf(facts, node),
        snippet: snippetOf(facts, node),
        ...(resolved !== null && { urls: [resolved] }),
      })),
    );
  },
});
