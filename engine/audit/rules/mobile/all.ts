/** All rules of the group mobile. */
import type { Rule } from '../../rule.ts';
import { mobileDesktopParity } from './mobile-desktop-parity.ts';
import { mobileFontSmall } from './mobile-font-small.ts';
import { mobileInterstitial } from './mobile-interstitial.ts';
import { mobileOverflow } from './mobile-overflow.ts';
import { mobileTapTarget } from './mobile-tap-target.ts';
import { viewportFixedWidth } from './viewport-fixed-width.ts';
import { viewportMissing } from './viewport-missing.ts';
import { viewportZoomBlocked } from './viewport-zoom-blocked.ts';

export const mobileRules = [
  viewportMissing,
  viewportZoomBlocked,
  viewportFixedWidth,
  mobileDesktopParity,
  mobileFontSmall,
  mobileInterstitial,
  mobileOverflow,
  mobileTapTarget,
] as const satisfies readonly Rule[];
