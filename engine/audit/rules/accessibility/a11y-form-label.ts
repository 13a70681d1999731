/** Form fields without a name. */
import { citeAxe } from '../../cite-rendered.ts';
import { countThat } from '../../count-of.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { defineBrowserRule } from '../../rule.ts';

/** As axe-core names them. */
const includedRules = new Set(['label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name']);

export const a11yFormLabel = defineBrowserRule({
  id: 'a11y-form-label',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/forms/labels/',
  tier: 1,
  title: 'Form field without a label',
  why: 'People who use a screen reader hear “edit text” and do not know what to enter.',
  fix: 'Give each field a label, or an aria-label where there is no room.',
  reads: ['axe'],
  checkRendered: ({ axe }) => {
    if (axe === null) return skip('the page could not be checked in the browser');
    const { count, evidence } = citeAxe(axe, (rule) => includedRules.has(rule));
    return count === 0
      ? pass()
      : fail(
          `${countThat(count, 'field', ['has', 'have'])} no name for a screen reader to announce.`,
          evidence,
        );
  },
});
