/** Mobile rules on a page's HTML. */
import type { PageRule } from '../../rule.ts';
import { viewportFixedWidth } from './viewport-fixed-width.ts';
import { viewportMissing } from './viewport-missing.ts';
import { viewportZoomBlocked } from './viewport-zoom-blocked.ts';

export const mobilePageRules = [
  viewportMissing,
  viewportZoomBlocked,
  viewportFixedWidth,
] as const satisfies readonly PageRule[];
