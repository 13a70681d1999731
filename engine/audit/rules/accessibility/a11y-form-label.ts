/** Form fields without a name. */
import { defineBrowserRule } from '../../rule.ts';

export const a11yFormLabel = defineBrowserRule({
  id: 'a11y-form-label',
  group: 'accessibility',
  severity: 'warning',
  basis: 'standard',
  source: 'https://www.w3.org/WAI/tutorials/forms/labels/',
  tier: 1,
  title: 'Form field has no label',
  why: 'People who use a screen reader hear “edit text” and do not know what to enter.',
  fix: 'Give each field a label, or aria-label where there is no room.',
});
