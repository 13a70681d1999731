/** Computes how unique a site's content is, from the findings about duplicates. */
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import type { NotEvaluated, SiteIssue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';

type Uniqueness = NonNullable<ContentQualityInsight['contentUniqueness']>;
type Group = Uniqueness['duplicateContent']['titles'][number];

const duplicateRules = {
  titles: ['title-duplicate'],
  descriptions: ['meta-description-duplicate'],
  paragraphs: ['content-duplicate-exact', 'content-duplicate-near'],
} as const;

/** By the share of pages that are duplicates. */
function impactOf(pagesOfGroup: number, pagesOfSite: number): Group['impactLevel'] {
  const share = pagesOfGroup / pagesOfSite;
  if (share >= 0.5) return 'critical';
  if (share >= 0.25) return 'high';
  return share >= 0.1 ? 'medium' : 'low';
}

function groupsOf(
  ruleIds: readonly string[],
  siteIssues: readonly SiteIssue[],
  pagesOfSite: number,
): Group[] {
  return siteIssues
    .filter(({ ruleId }) => ruleIds.includes(ruleId))
    .map(({ description, evidence, urls }) => ({
      content: evidence[0]?.found ?? description,
      urls,
      impactLevel: impactOf(urls.length, pagesOfSite),
    }));
}

/** Undefined where there is nothing to compare, or a rule was not evaluated. */
export function contentUniquenessOf({
  pages,
  siteIssues,
  notEvaluated,
}: {
  readonly pages: readonly Pick<Page, 'url' | 'indexable'>[];
  readonly siteIssues: readonly SiteIssue[];
  readonly notEvaluated: readonly NotEvaluated[];
}): Uniqueness | undefined {
  const skipped = new Set(notEvaluated.map(({ ruleId }) => ruleId));
  const compared = pages.filter(({ indexable }) => indexable === true);
  if (compared.length < 2 || Object.values(duplicateRules).some((ids) => ids.some((id) => skipped.has(id))))
    return undefined;
  const groups = (ruleIds: readonly string[]): Group[] => groupsOf(ruleIds, siteIssues, compared.length);
  const titles = groups(duplicateRules.titles);
  const descriptions = groups(duplicateRules.descriptions);
  const paragraphs = groups(duplicateRules.paragraphs);
  const all = [...titles, ...descriptions, ...paragraphs];
  const alike = new Set(all.flatMap(({ urls }) => urls));
  const own = compared.filter(({ url }) => !alike.has(url)).length;
  return {
    uniquenessScore: Math.floor((own / compared.length) * 100),
    totalDuplicates: all.length,
    duplicateContent: { titles, descriptions, paragraphs },
  };
}
