/** All rules of the group images. */
import type { Rule } from '../../rule.ts';
import { imgAltEmptyFunctional } from './img-alt-empty-functional.ts';
import { imgAltMissing } from './img-alt-missing.ts';
import { imgAltNoWords } from './img-alt-no-words.ts';
import { imgAltPoor } from './img-alt-poor.ts';
import { imgBackgroundHeavy } from './img-background-heavy.ts';
import { imgBroken } from './img-broken.ts';
import { imgDimensionsMissing } from './img-dimensions-missing.ts';
import { imgDistorted } from './img-distorted.ts';
import { imgInlineHeavy } from './img-inline-heavy.ts';
import { imgLegacyFormat } from './img-legacy-format.ts';
import { imgNeverLoads } from './img-never-loads.ts';
import { imgOffscreenEager } from './img-offscreen-eager.ts';
import { imgOversized } from './img-oversized.ts';
import { imgTooHeavy } from './img-too-heavy.ts';
import { pictureWithoutImg } from './picture-without-img.ts';

export const imagesRules = [
  imgAltMissing,
  imgAltEmptyFunctional,
  imgAltPoor,
  imgDimensionsMissing,
  pictureWithoutImg,
  imgAltNoWords,
  imgNeverLoads,
  imgInlineHeavy,
  imgBroken,
  imgTooHeavy,
  imgDistorted,
  imgOffscreenEager,
  imgOversized,
  imgLegacyFormat,
  imgBackgroundHeavy,
] as const satisfies readonly Rule[];
