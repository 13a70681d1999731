/** How a report speaks to the owner of a kind of site, and which findings come first for it. */
import type { SiteKindName } from '../entities/site-kind.ts';

export const siteKindTitles: Readonly<Record<SiteKindName, string>> = {
  template: 'This looks like an unfilled template',
  documentation: 'For a documentation site',
  shop: 'For a shop',
  'local-business': 'For a local business',
};

/** Findings that come first among those of the same severity. */
const firstRules: Readonly<Record<SiteKindName, RegExp>> = {
  template:
    /^(?:content-placeholder-text|content-template-leftover|title-placeholder|title-duplicate|h1-same-everywhere|link-goes-nowhere)$/,
  documentation:
    /^(?:canonical-|content-duplicate-|title-duplicate$|title-without-site-name$|site-no-way-back$)/,
  shop: /^(?:sd-(?:required|recommended)-missing|sd-value-invalid|sd-rating-inconsistent|parameter-explosion)$/,
  'local-business': /^sd-(?:identity-missing|(?:required|recommended)-missing|value-invalid)$/,
};

export const isFirstFor = (kind: SiteKindName | undefined, ruleId: string): boolean =>
  kind !== undefined && firstRules[kind].test(ruleId);
