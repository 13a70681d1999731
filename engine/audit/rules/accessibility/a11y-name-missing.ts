/** Buttons and links without a name. */
import { citeAxe } from '../../cite-rendered.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

/** As axe-core names them. */
const includedRules = new Set(['link-name', 'button-name', 'input-button-name']);

export const a11yNameMissing = defineBrowserRule({
  id: 'a11y-name-missing',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  tier: 1,
  title: 'Button or link without a name',
  why: 'A screen reader says “button” and nothing else.',
  fix: 'Add text to the element, or an aria-label.',
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('the page could not be checked in the browser');
    const { count, evidence } = citeAxe(axe, (rule) => includedRules.has(rule));
    return count === 0
      ? pass()
      : fail(
          `${countOf(count, 'button or link', 'buttons or links')} ${count === 1 ? 'has' : 'have'} no name for a screen reader to announce.`,
          evidence,
        );
  },
});
