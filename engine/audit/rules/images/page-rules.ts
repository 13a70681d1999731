/** Image rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { imgAltEmptyFunctional } from './img-alt-empty-functional.ts';
import { imgAltMissing } from './img-alt-missing.ts';
import { imgAltNoWords } from './img-alt-no-words.ts';
import { imgAltPoor } from './img-alt-poor.ts';
import { imgDimensionsMissing } from './img-dimensions-missing.ts';
import { imgInlineHeavy } from './img-inline-heavy.ts';
import { imgNeverLoads } from './img-never-loads.ts';
import { pictureWithoutImg } from './picture-without-img.ts';

export const imagesPageRules = [
  imgAltMissing,
  imgAltEmptyFunctional,
  imgAltPoor,
  imgDimensionsMissing,
  pictureWithoutImg,
  imgAltNoWords,
  imgNeverLoads,
  imgInlineHeavy,
] as const satisfies readonly PageRule[];
