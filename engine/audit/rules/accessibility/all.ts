/** All rules of the group accessibility. */
import type { Rule } from '../../rule.ts';
import { a11yAriaInvalid } from './a11y-aria-invalid.ts';
import { a11yBrokenIdref } from './a11y-broken-idref.ts';
import { a11yCaptions } from './a11y-captions.ts';
import { a11yClickOnly } from './a11y-click-only.ts';
import { a11yContrast } from './a11y-contrast.ts';
import { a11yFormLabel } from './a11y-form-label.ts';
import { a11yFrameTitle } from './a11y-frame-title.ts';
import { a11yLandmarkMain } from './a11y-landmark-main.ts';
import { a11yListItem } from './a11y-list-item.ts';
import { a11yNameMissing } from './a11y-name-missing.ts';
import { a11yRadioGroup } from './a11y-radio-group.ts';
import { a11yTabindex } from './a11y-tabindex.ts';
import { a11yTableHeaders } from './a11y-table-headers.ts';

export const accessibilityRules = [
  a11yLandmarkMain,
  a11yBrokenIdref,
  a11yFrameTitle,
  a11yCaptions,
  a11yListItem,
  a11yTabindex,
  a11yClickOnly,
  a11yRadioGroup,
  a11yTableHeaders,
  a11yAriaInvalid,
  a11yContrast,
  a11yFormLabel,
  a11yNameMissing,
] as const satisfies readonly Rule[];
