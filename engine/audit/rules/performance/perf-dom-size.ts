/** A page of very many elements. */
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

const elementsMax = 1500;
const worse = { elements: 3000, depth: 32, children: 60 };

export const perfDomSize = defineBrowserRule({
  id: 'perf-dom-size',
  group: 'performance',
  severity: 'info',
  basis: 'heuristic',
  tier: 2,
  title: 'Too many elements (DOM size)',
  why: 'Large documents take more memory and make every change slower. The limits are rules of thumb.',
  fix: 'Show long lists in parts and remove wrappers that do nothing.',
  reads: ['desktop'],
  checkRendered: ({ desktop }) => {
    if (desktop === null) return skip('the page was not measured');
    const { elements, depth, widestChildren, deepest } = desktop;
    const isWorse =
      elements > worse.elements ||
      (elements > elementsMax && (depth > worse.depth || widestChildren > worse.children));
    if (elements <= elementsMax) return pass();
    return fail(
      `The page has ${countOf(elements, 'element')}, nested up to ${depth} deep, with up to ${widestChildren} in one parent.`,
      { selector: deepest, found: countOf(elements, 'element'), wanted: `at most ${elementsMax}` },
      isWorse ? 'warning' : undefined,
    );
  },
});
