/** All rules of the group url. */
import type { Rule } from '../../rule.ts';
import { urlBadCharacters } from './url-bad-characters.ts';
import { urlDoubleSlash } from './url-double-slash.ts';
import { urlRepeatedSegments } from './url-repeated-segments.ts';
import { urlTooLong } from './url-too-long.ts';
import { urlTrackingInternal } from './url-tracking-internal.ts';
import { urlUppercase } from './url-uppercase.ts';

export const urlRules = [
  urlTooLong,
  urlUppercase,
  urlBadCharacters,
  urlDoubleSlash,
  urlTrackingInternal,
  urlRepeatedSegments,
] as const satisfies readonly Rule[];
