/** Accessibility rules on a page's HTML. */
import type { PageRule } from '../../rule.ts';
import { a11yBrokenIdref } from './a11y-broken-idref.ts';
import { a11yCaptions } from './a11y-captions.ts';
import { a11yFrameTitle } from './a11y-frame-title.ts';
import { a11yLandmarkMain } from './a11y-landmark-main.ts';

export const accessibilityPageRules = [
  a11yLandmarkMain,
  a11yBrokenIdref,
  a11yFrameTitle,
  a11yCaptions,
] as const satisfies readonly PageRule[];
