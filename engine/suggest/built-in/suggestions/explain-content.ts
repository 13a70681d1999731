/** Explains the content of this site in a few sentences: what works, what to do first, and what it brings. */
import type { StrategicRecommendation } from '@pagewright/contract/entities/insights';
import { countOf } from '../../../audit/count-of.ts';
import { placeOf } from '../../../audit/group-by-rule.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import type { PageSuggestionInput } from '../../suggester.ts';
import type { SuggestionSite } from '../suggestion-site.ts';
import { some } from './wording.ts';

const written = /^(?:title-|meta-description-|h1-)/;
const namedMax = 2;
const workMax = 3;

/** What was not checked stays said. */
const isCoverage = (sentence: string): boolean => /^(?:Only \d|Browser checks|Not checked)/.test(sentence);

function describeGood({ site, home }: SuggestionSite): string {
  const inSiteIssues = new Set(
    site.siteIssues.filter(({ ruleId }) => written.test(ruleId)).flatMap(({ urls }) => urls),
  );
  const isGood = ({ brief, issues }: PageSuggestionInput): boolean =>
    !inSiteIssues.has(brief.url) && !issues.some(({ ruleId }) => written.test(ruleId));
  const good = site.pages.filter(isGood).toSorted((a, b) => b.weight - a.weight);
  if (good.length === 0) return 'No page passes all title, meta description and H1 checks.';
  const names = good.slice(0, namedMax).map(({ brief }) => placeOf(brief.url, home?.brief.url));
  const rest = good.length - names.length;
  const among = rest > 0 ? `, among them ${some(names, namedMax)}` : `: ${some(names, namedMax)}`;
  return `Title, description and main heading need no change on ${good.length} of ${countOf(site.pages.length, 'page')}${among}.`;
}

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** The explanation of the audit where there is nothing to do. */
export function explainContent(
  site: SuggestionSite,
  strategies: readonly StrategicRecommendation[],
  audited: string,
): string {
  const [first, ...others] = strategies;
  if (first === undefined) return audited;
  const next = others.slice(0, workMax - 1).map(({ title }) => lowerFirst(title));
  const then = next.length === 0 ? '' : ` Then ${some(next, workMax)}.`;
  return [
    describeGood(site),
    `Start here: ${lowerFirst(first.title)}. ${first.expectedImpact}${then}`,
    ...sentencesOf(audited, 'en').filter(isCoverage),
  ].join(' ');
}
