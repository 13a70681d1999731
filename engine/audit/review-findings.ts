/** Reviews the findings of page rules once the rest of the site is known: some prove to be fine. */
import type { ImageSize, SiteFacts } from '../model/site-facts.ts';
import type { AuditedPage } from './audited-page.ts';
import { withoutFragment } from './page/url-parts.ts';
import { isPageRule, type KnownPage, type ReviewContext } from './rule.ts';
import { type RuleFailure, type SiteRun, withReview } from './run-rules.ts';

/** Rules whose findings name URLs that return the same text. */
const duplicateRules = new Set(['content-duplicate-exact', 'content-duplicate-near']);

export interface SiteKnowledge {
  /** Crawled pages by URL, redirects to them included. */
  readonly pages: ReadonlyMap<string, KnownPage>;
  readonly findings: readonly { readonly ruleId: string; readonly urls: readonly string[] }[];
  /** Pages that a frameset shows. */
  readonly framed: ReadonlySet<string>;
  /** By URL; a stored analysis has none. */
  readonly imageSizes?: ReadonlyMap<string, ImageSize>;
}

/** Fewer titles show no pattern; of more than these, a sample spread over the site shows it. */
const [titlesMin, sampledMax] = [5, 250];

/** Whether a word is in most of the different titles. */
function commonWords(pages: SiteKnowledge['pages']): ReviewContext['isCommonInTitles'] {
  const titles = [...new Set([...pages.values()].flatMap(({ title }) => title?.toLowerCase() ?? []))];
  const step = Math.ceil(titles.length / sampledMax);
  const sample = titles.filter((_, at) => at % step === 0);
  const known = new Map<string, boolean>();
  return (word) => {
    const isCommon =
      known.get(word) ??
      (titles.length >= titlesMin &&
        sample.filter((title) => title.includes(word)).length * 2 > sample.length);
    known.set(word, isCommon);
    return isCommon;
  };
}

/** For the findings of one page. */
export function reviewerOf({
  pages,
  findings,
  framed,
  imageSizes,
}: SiteKnowledge): (url: string) => ReviewContext {
  const duplicates = new Set(
    findings.filter(({ ruleId }) => duplicateRules.has(ruleId)).flatMap(({ urls }) => urls),
  );
  const siteFindings = new Set(findings.map(({ ruleId }) => ruleId));
  const isCommonInTitles = commonWords(pages);
  return (url) => ({
    isCommonInTitles,
    findTarget: (target) => pages.get(withoutFragment(target)) ?? null,
    hasDuplicate: duplicates.has(url),
    isFramed: framed.has(url),
    siteFindings,
    imageSize: (image) => imageSizes?.get(image) ?? null,
  });
}

/** The frames are the only links of a frameset. */
const framedPages = ({ pages, urlRecords }: Pick<SiteFacts, 'pages' | 'urlRecords'>): ReadonlySet<string> =>
  new Set(
    pages
      .filter(({ isFrameset }) => isFrameset)
      .flatMap(({ links }) => [...links.targets].flatMap((id) => urlRecords[id]?.url ?? [])),
  );

export const imageSizesOf = ({ urlRecords }: Pick<SiteFacts, 'urlRecords'>): ReadonlyMap<string, ImageSize> =>
  new Map(urlRecords.flatMap(({ url, check }) => (check?.size == null ? [] : [[url, check.size] as const])));

export function knowledgeOf(
  { pages, urlRecords }: Pick<SiteFacts, 'pages' | 'urlRecords'>,
  { failed }: SiteRun,
): SiteKnowledge {
  const known = new Map<string, KnownPage>(pages.map((page) => [page.url, page]));
  for (const { url, page, check } of urlRecords) {
    const target = page === null ? known.get(check?.finalUrl ?? '') : pages[page];
    if (target !== undefined && !known.has(url)) known.set(url, target);
  }
  return {
    pages: known,
    findings: failed.map(({ rule, finding }) => ({ ruleId: rule.id, urls: finding.urls })),
    framed: framedPages({ pages, urlRecords }),
    imageSizes: imageSizesOf({ urlRecords }),
  };
}

/** The page with what is left of its findings. */
export function reviewFindings(page: AuditedPage, context: ReviewContext): AuditedPage {
  const review = ({ rule, issue }: RuleFailure): readonly RuleFailure[] => {
    if (!isPageRule(rule) || rule.review === undefined) return [{ rule, issue }];
    const left = rule.review(issue, context);
    if (left === null) return [];
    const { messageId = issue.messageId } = left;
    return [{ rule, issue: { ...withReview(rule, issue, left), messageId } }];
  };
  return { ...page, run: { ...page.run, failed: page.run.failed.flatMap(review) } };
}
