/** A viewport of a fixed number of pixels. */
import { citeNodes } from '../../cite-nodes.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

export const viewportFixedWidth = definePageRule({
  id: 'viewport-fixed-width',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/TR/css-viewport-1/#viewport-meta',
  needs: 'html',
  audience: 'html',
  texts: mobileTexts['viewport-fixed-width'],
  reads: ['viewport', 'source'],
  check(facts) {
    const { viewport } = facts;
    if (viewport === null) return skip('no-viewport');
    const width = viewport.settings['width'] ?? '';
    if (!/^\d+(?:\.\d+)?(?:px)?$/.test(width)) return pass();
    return fail({
      messageId: 'fixed',
      data: { width: Number.parseFloat(width) },
      evidence: citeNodes(facts, [viewport], () => ({
        found: viewport.content,
        wanted: 'width=device-width, initial-scale=1',
      })),
    });
  },
});
