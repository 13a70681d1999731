/** URLs that the report itself calls broken: no suggestion offers one of them. */
import type { SiteSuggestionInput } from '../suggester.ts';

const brokenRules =
  /^(?:http-[45]xx|redirect-to-error|img-broken|link-(?:internal|external)-broken|resource-broken|canonical-to-non-200|(?:sitemap-url|hreflang-target)-non-200)$/;

export const brokenUrls = ({ pages, siteIssues }: SiteSuggestionInput): ReadonlySet<string> =>
  new Set(
    [...siteIssues, ...pages.flatMap(({ issues }) => issues)]
      .filter(({ ruleId }) => brokenRules.test(ruleId))
      // Behind the URL itself such a finding lists the pages that link to it.
      .flatMap(({ ruleId, evidence }) =>
        /^(?:http|redirect)-/.test(ruleId) ? evidence.slice(0, 1) : evidence,
      )
      .flatMap(({ urls = [] }) => urls[0] ?? []),
  );
