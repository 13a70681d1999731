/** All rules by group, in the order of the report. */
import type { Rule } from '../rule.ts';
import { accessibilityRules } from './accessibility/all.ts';
import { aiVisibilityRules } from './ai-visibility/all.ts';
import { canonicalRules } from './canonical/all.ts';
import { contentRules } from './content/all.ts';
import { headingsRules } from './headings/all.ts';
import { hreflangI18nRules } from './hreflang-i18n/all.ts';
import { imagesRules } from './images/all.ts';
import { indexabilityRules } from './indexability/all.ts';
import { jsRenderingRules } from './js-rendering/all.ts';
import { linksRules } from './links/all.ts';
import { metaDescriptionRules } from './meta-description/all.ts';
import { mobileRules } from './mobile/all.ts';
import { performanceRules } from './performance/all.ts';
import { redirectsHttpRules } from './redirects-http/all.ts';
import { securityRules } from './security/all.ts';
import { sitemapRules } from './sitemap/all.ts';
import { socialRules } from './social/all.ts';
import { structuredDataRules } from './structured-data/all.ts';
import { titleRules } from './title/all.ts';
import { urlRules } from './url/all.ts';

export const allRules: readonly Rule[] = [
  ...titleRules,
  ...metaDescriptionRules,
  ...headingsRules,
  ...imagesRules,
  ...linksRules,
  ...contentRules,
  ...indexabilityRules,
  ...canonicalRules,
  ...sitemapRules,
  ...redirectsHttpRules,
  ...hreflangI18nRules,
  ...structuredDataRules,
  ...socialRules,
  ...mobileRules,
  ...performanceRules,
  ...securityRules,
  ...accessibilityRules,
  ...urlRules,
  ...jsRenderingRules,
  ...aiVisibilityRules,
];
