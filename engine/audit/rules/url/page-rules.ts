/** URL rules on a page's own facts. */
import type { PageRule } from '../../rule.ts';
import { urlBadCharacters } from './url-bad-characters.ts';
import { urlDoubleSlash } from './url-double-slash.ts';
import { urlTooLong } from './url-too-long.ts';
import { urlTrackingInternal } from './url-tracking-internal.ts';
import { urlUppercase } from './url-uppercase.ts';

export const urlPageRules = [
  urlTooLong,
  urlUppercase,
  urlBadCharacters,
  urlDoubleSlash,
  urlTrackingInternal,
] as const satisfies readonly PageRule[];
