/** A page of very many elements. */
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';
import { performanceTexts } from './messages.ts';

const elementsMax = 1500;
const worse = { elements: 3000, depth: 32, children: 60 };

export const perfDomSize = defineBrowserRule({
  id: 'perf-dom-size',
  group: 'performance',
  severity: 'warning',
  basis: 'heuristic',
  texts: performanceTexts['perf-dom-size'],
  reads: ['desktop'],
  checkRendered: ({ desktop }) => {
    if (desktop === null) return skip('not-measured');
    const { elements, depth, widestChildren, deepest } = desktop;
    const isWorse =
      elements > worse.elements ||
      (elements > elementsMax && (depth > worse.depth || widestChildren > worse.children));
    // Somewhat more in a flat page slows nothing down.
    if (!isWorse) return pass();
    return fail({
      messageId: 'large',
      data: { elements, depth, children: widestChildren },
      evidence: [
        {
          selector: deepest,
          found: say('elements', { count: elements }),
          wanted: say('at-most-count', { limit: elementsMax }),
        },
      ],
    });
  },
});
