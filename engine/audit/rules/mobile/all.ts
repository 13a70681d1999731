/** All rules of the group mobile. */
import type { Rule } from '../../rule.ts';
import { mobileDesktopParity } from './mobile-desktop-parity.ts';
import { mobileFontSmall } from './mobile-font-small.ts';
import { mobileInterstitial } from './mobile-interstitial.ts';
import { mobileOverflow } from './mobile-overflow.ts';
import { mobileTapTarget } from './mobile-tap-target.ts';
import { mobilePageRules } from './page-rules.ts';

export const mobileRules = [
  ...mobilePageRules,
  mobileDesktopParity,
  mobileFontSmall,
  mobileInterstitial,
  mobileOverflow,
  mobileTapTarget,
] as const satisfies readonly Rule[];
