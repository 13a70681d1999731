/** A page that does not let readers zoom in. */
import type { Evidence } from '@pagewright/contract/entities/issue';
import { selectorOf, snippetOf } from '../../../model/node-evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 1,
  audience: 'html',
  reads: ['viewport', 'source'],
  title: 'Zooming is disabled (viewport)',
  why: 'People with low vision enlarge pages to read them. Some browsers ignore the limit, others obey it.',
  fix: 'Remove user-scalable and maximum-scale from the viewport.',
  check: (facts) => {
    const { viewport } = facts;
    if (viewport === null) return skip('The page sets no viewport.');
    const cite = (): Evidence => ({
      selector: selectorOf(facts, viewport.node),
      snippet: snippetOf(facts, viewport.node),
      found: viewport.content,
      wanted: 'width=device-width, initial-scale=1',
    });
    if (/^(?:no|0(?:\.0*)?)$/.test(viewport.settings['user-scalable'] ?? ''))
      return fail('The viewport forbids zooming (user-scalable=no).', cite());
    const scale = Number.parseFloat(viewport.settings['maximum-scale'] ?? '');
    if (Number.isNaN(scale) || scale < 0 || scale >= suggestedScale) return pass();
    return fail(
      `The viewport limits zooming to ${scale} times (maximum-scale).`,
      cite(),
      scale < neededScale ? 'warning' : 'info',
    );
  },
});
