/** ARIA attributes that mean nothing. */
import { citeAxe } from '../../cite-rendered.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

/** These two are about names, which another rule checks. */
const others = new Set(['aria-input-field-name', 'aria-toggle-field-name']);

export const a11yAriaInvalid = defineBrowserRule({
  id: 'a11y-aria-invalid',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  tier: 2,
  title: 'Invalid ARIA attributes',
  why: 'Wrong roles and attributes give assistive technology wrong information.',
  fix: 'Correct or remove the attribute shown.',
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('the page could not be checked in the browser');
    const { count, evidence } = citeAxe(axe, (rule) => rule.startsWith('aria-') && !others.has(rule));
    return count === 0
      ? pass()
      : fail(
          `${countThat(count, 'element', ['has', 'have'])} a role or an ARIA attribute that is not valid there.`,
          evidence,
        );
  },
});
