/** Images that wait for a lazy-loading script which the page does not have. */

import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { imagesTexts } from './messages.ts';

export const imgNeverLoads = definePageRule({
  id: 'img-never-loads',
  group: 'images',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/javascript/lazy-loading',
  needs: 'html',
  audience: 'html',
  texts: imagesTexts['img-never-loads'],
  reads: ['images', 'resources', 'size', 'source'],
  check(facts) {
    const waiting = facts.images.filter(
      ({ resolved, candidates, lazySrc }) => resolved === null && candidates.length === 0 && lazySrc !== null,
    );
    if (waiting.length === 0) return pass();
    const hasScript = facts.size.inlineScripts > 0 || facts.resources.some(({ kind }) => kind === 'script');
    if (hasScript) return skip('images-by-script');
    return fail({
      messageId: 'waiting',
      data: { count: waiting.length },
      evidence: citeNodes(facts, waiting, ({ lazySrc }) => ({ found: lazySrc ?? '', wanted: 'src' })),
    });
  },
});
