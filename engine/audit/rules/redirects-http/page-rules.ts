/** Redirect and HTTP rules on a page's own facts. */
import type { Rule } from '../../rule.ts';
import { contentTypeMismatch } from './content-type-mismatch.ts';
import { redirectByScript } from './redirect-by-script.ts';
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
  redirectByScript,
] as const satisfies readonly Rule[];
