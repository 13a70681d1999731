/** All rules of the group images. */
import type { Rule } from '../../rule.ts';
import { imgBackgroundHeavy } from './img-background-heavy.ts';
import { imgBroken } from './img-broken.ts';
import { imgDistorted } from './img-distorted.ts';
import { imgLegacyFormat } from './img-legacy-format.ts';
import { imgOffscreenEager } from './img-offscreen-eager.ts';
import { imgOversized } from './img-oversized.ts';
import { imgTooHeavy } from './img-too-heavy.ts';
import { imagesPageRules } from './page-rules.ts';

export const imagesRules = [
  ...imagesPageRules,
  imgBroken,
  imgTooHeavy,
  imgDistorted,
  imgOffscreenEager,
  imgOversized,
  imgLegacyFormat,
  imgBackgroundHeavy,
] as const satisfies readonly Rule[];
