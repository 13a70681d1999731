/** All rules of the group redirects-http. */
import type { Rule } from '../../rule.ts';
import { contentTypeMismatch } from './content-type-mismatch.ts';
import { declaredFileBroken } from './declared-file-broken.ts';
import { errorPageBare } from './error-page-bare.ts';
import { http4xx } from './http-4xx.ts';
import { http5xx } from './http-5xx.ts';
import { httpCrawlerBlocked } from './http-crawler-blocked.ts';
import { httpForbidden } from './http-forbidden.ts';
import { httpNoResponse } from './http-no-response.ts';
import { httpUnreadable } from './http-unreadable.ts';
import { redirectByRefresh } from './redirect-by-refresh.ts';
import { redirectByScript } from './redirect-by-script.ts';
import { redirectChain } from './redirect-chain.ts';
import { redirectHttpsToHttp } from './redirect-https-to-http.ts';
import { redirectLoop } from './redirect-loop.ts';
import { redirectMetaRefresh } from './redirect-meta-refresh.ts';
import { redirectTemporary } from './redirect-temporary.ts';
import { redirectToError } from './redirect-to-error.ts';
import { redirectToHome } from './redirect-to-home.ts';
import { resourceBroken } from './resource-broken.ts';
import { siteHostVariants } from './site-host-variants.ts';
import { siteHttpOpen } from './site-http-open.ts';
import { siteUrlVariants } from './site-url-variants.ts';

export const redirectsHttpRules = [
  redirectChain,
  redirectLoop,
  redirectHttpsToHttp,
  redirectMetaRefresh,
  contentTypeMismatch,
  redirectByScript,
  http4xx,
  http5xx,
  httpCrawlerBlocked,
  httpNoResponse,
  redirectByRefresh,
  redirectToError,
  siteHostVariants,
  siteHttpOpen,
  siteUrlVariants,
  redirectTemporary,
  resourceBroken,
  httpForbidden,
  redirectToHome,
  declaredFileBroken,
  errorPageBare,
  httpUnreadable,
] as const satisfies readonly Rule[];
