/** All rules of the group accessibility. */
import type { Rule } from '../../rule.ts';
import { a11yAriaInvalid } from './a11y-aria-invalid.ts';
import { a11yContrast } from './a11y-contrast.ts';
import { a11yFormLabel } from './a11y-form-label.ts';
import { a11yNameMissing } from './a11y-name-missing.ts';
import { accessibilityPageRules } from './page-rules.ts';

export const accessibilityRules = [
  ...accessibilityPageRules,
  a11yAriaInvalid,
  a11yContrast,
  a11yFormLabel,
  a11yNameMissing,
] as const satisfies readonly Rule[];
