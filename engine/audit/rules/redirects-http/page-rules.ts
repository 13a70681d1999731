/** The redirect and HTTP rules that one page, or the way to one address, can answer. */
import type { Rule } from '../../rule.ts';
import { contentTypeMismatch } from './content-type-mismatch.ts';
import { redirectChain } from './redirect-chain.ts';
import { redirectHttpsToHttp } from './redirect-https-to-http.ts';
import { redirectLoop } from './redirect-loop.ts';
import { redirectMetaRefresh } from './redirect-meta-refresh.ts';

export const redirectsHttpPageRules = [
  redirectChain,
  redirectLoop,
  redirectHttpsToHttp,
  redirectMetaRefresh,
  contentTypeMismatch,
] as const satisfies readonly Rule[];
