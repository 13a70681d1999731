/** A page that does not let readers zoom in. */
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import type { EvidenceDraft } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { mobileTexts } from './messages.ts';

/** Lighthouse requires five times the size, WCAG 1.4.4 twice. */
const suggestedScale = 5;
const neededScale = 2;

export const viewportZoomBlocked = definePageRule({
  id: 'viewport-zoom-blocked',
  group: 'mobile',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text',
  needs: 'html',
  audience: 'html',
  reads: ['viewport', 'source'],
  texts: mobileTexts['viewport-zoom-blocked'],
  check: (facts) => {
    const { viewport } = facts;
    if (viewport === null) return skip('no-viewport');
    const cite = (): EvidenceDraft => ({
      selector: selectorOf(facts, viewport.node),
      snippet: snippetOf(facts, viewport.node),
      found: viewport.content,
      wanted: 'width=device-width, initial-scale=1',
    });
    if (/^(?:no|0(?:\.0*)?)$/.test(viewport.settings['user-scalable'] ?? ''))
      return fail({ messageId: 'forbidden', evidence: [cite()] });
    const scale = Number.parseFloat(viewport.settings['maximum-scale'] ?? '');
    if (Number.isNaN(scale) || scale < 0 || scale >= suggestedScale) return pass();
    return fail({
      messageId: 'limited',
      data: { scale },
      evidence: [cite()],
      severity: scale < neededScale ? 'warning' : 'info',
    });
  },
});
