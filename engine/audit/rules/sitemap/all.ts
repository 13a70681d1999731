/** All rules of the group sitemap. */
import type { Rule } from '../../rule.ts';
import { sitemapInvalid } from './sitemap-invalid.ts';
import { sitemapLastmodUntrusted } from './sitemap-lastmod-untrusted.ts';
import { sitemapMissing } from './sitemap-missing.ts';
import { sitemapNotInRobots } from './sitemap-not-in-robots.ts';
import { sitemapOmitsPage } from './sitemap-omits-page.ts';
import { sitemapOverLimit } from './sitemap-over-limit.ts';
import { sitemapUnreachable } from './sitemap-unreachable.ts';
import { sitemapUrlDuplicate } from './sitemap-url-duplicate.ts';
import { sitemapUrlNon200 } from './sitemap-url-non-200.ts';
import { sitemapUrlNoncanonical } from './sitemap-url-noncanonical.ts';
import { sitemapUrlNonindexable } from './sitemap-url-nonindexable.ts';
import { sitemapUrlOffHost } from './sitemap-url-off-host.ts';

export const sitemapRules = [
  sitemapInvalid,
  sitemapLastmodUntrusted,
  sitemapMissing,
  sitemapNotInRobots,
  sitemapOmitsPage,
  sitemapOverLimit,
  sitemapUnreachable,
  sitemapUrlNon200,
  sitemapUrlNoncanonical,
  sitemapUrlNonindexable,
  sitemapUrlOffHost,
  sitemapUrlDuplicate,
] as const satisfies readonly Rule[];
