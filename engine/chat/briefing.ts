/** What a language model gets to know about the page of a chat: facts, findings, scores, keywords, the site. Plain data, limited in size. */
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import type { CompetitorResult } from '@pagewright/contract/entities/competitor';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import type { PageSandbox } from '../assistant/port.ts';
import { isInjection } from '../suggest/built-in/text.ts';
import type { PageBrief } from '../suggest/page-brief.ts';
import { type LikelySearch, likelySearch } from '../suggest/profile/search-intent.ts';

const textMax = 9000;
const listMax = 40;
const pagesMax = 60;
const evidenceMax = 3;
const suggestionLength = 400;
const comparedMax = 8;

export interface ChatBriefing {
  readonly url: string;
  readonly domain: string;
  readonly language: string;
  /** Product, article, home …: as its markup and words tell. */
  readonly type: PageBrief['type'];
  /** Null when the page is not one of its site any more. */
  readonly search: LikelySearch | null;
  readonly analysedAt: string;
  /** Null when the stored data is used. */
  readonly fetchedAt: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  readonly paragraphs: readonly string[];
  /** Says how much of the text this is; null when it is all. */
  readonly shortened: string | null;
  readonly images: readonly { readonly src: string; readonly alt: string | null }[];
  readonly links: readonly { readonly text: string; readonly target: string }[];
  readonly words: number;
  readonly readingEase: number | null;
  readonly keywords: readonly {
    readonly keyword: string;
    readonly count: number;
    readonly density: number;
  }[];
  readonly schemaTypes: readonly string[];
  readonly score: number | null;
  readonly siteScore: number | null;
  readonly lostPoints: readonly { readonly ruleId: string; readonly points: number }[];
  readonly findings: readonly BriefFinding[];
  readonly unlisted: string | null;
  /** Texts that the report suggests for the page; null when it has none. */
  readonly suggested: {
    readonly title: string | null;
    readonly description: string | null;
    readonly headings: readonly { readonly level: number; readonly text: string }[];
    readonly suggestions: readonly string[];
  } | null;
  /** What the report says about the business; null when it does not. */
  readonly business: SiteOverview | null;
  /** What the owner wrote when the analysis was started: the only part that is no data of strangers. */
  readonly ownerNote: string;
  /** With a competitor; null when none was compared. */
  readonly comparison: {
    readonly competitor: string;
    readonly advantage: string;
    readonly missingTopics: readonly string[];
    readonly opportunityKeywords: readonly string[];
    readonly recommendations: readonly string[];
  } | null;
  readonly otherPages: readonly {
    readonly url: string;
    readonly title: string | null;
    readonly score: number | null;
  }[];
}

export interface BriefFinding {
  readonly ruleId: string;
  readonly severity: Issue['severity'];
  readonly title: string;
  readonly says: string;
  readonly why: string;
  readonly fix: string;
  readonly evidence: readonly string[];
}

/** From the top, as much as fits. */
function clipText(paragraphs: readonly string[]): string[] {
  let left = textMax;
  return paragraphs.flatMap((text) => {
    const own = text.slice(0, Math.max(0, left)).toWellFormed();
    left -= own.length;
    return own === '' ? [] : [own];
  });
}

const briefFinding = ({ ruleId, severity, title, description, why, fix, evidence }: Issue): BriefFinding => ({
  ruleId,
  severity,
  title,
  says: description,
  why,
  fix,
  evidence: evidence
    .slice(0, evidenceMax)
    .map(({ snippet, found, wanted }) =>
      [snippet ?? found ?? '', wanted ?? '']
        .filter((part) => part !== '')
        .join(' → ')
        .slice(0, 240),
    )
    .filter((text) => text !== '' && !isInjection(text)),
});

function briefSuggestions({ suggestedTexts, suggestions }: Page): ChatBriefing['suggested'] {
  const given = suggestions.filter((text) => text !== '').slice(0, listMax);
  if (suggestedTexts === undefined && given.length === 0) return null;
  return {
    title: suggestedTexts?.title ?? null,
    description: suggestedTexts?.description ?? null,
    headings: (suggestedTexts?.headings ?? []).map(({ level, text }) => ({ level, text })),
    suggestions: given.map((text) => text.slice(0, suggestionLength).toWellFormed()),
  };
}

const briefComparison = (compared: CompetitorResult): NonNullable<ChatBriefing['comparison']> => ({
  competitor: compared.competitorDomain,
  advantage: compared.competitiveSummary.overallAdvantage,
  missingTopics: compared.gaps.missingTopics.slice(0, comparedMax),
  opportunityKeywords: compared.gaps.opportunityKeywords.slice(0, comparedMax),
  recommendations: compared.recommendations.slice(0, comparedMax),
});

const briefPage = ({ url, title, score }: Page) => ({ url, title, score: score?.value ?? null });

export function briefingOf({ page, brief, ...sandbox }: PageSandbox): ChatBriefing {
  const own = sandbox.site.pages.find((each) => each.brief.url === brief.url);
  const lost = new Map(page.score?.deductions.map(({ ruleId, points }) => [ruleId, points]));
  const byWeight = page.issues.toSorted((a, b) => (lost.get(b.ruleId) ?? 0) - (lost.get(a.ruleId) ?? 0));
  return {
    url: page.url,
    domain: sandbox.domain,
    language: brief.language,
    type: brief.type,
    search: own === undefined ? null : likelySearch(sandbox.site, own, null),
    analysedAt: sandbox.analysedAt,
    fetchedAt: sandbox.fetchedAt,
    title: page.title,
    description: page.metaDescription,
    headings: page.headings.filter(({ text }) => !isInjection(text)).slice(0, listMax),
    paragraphs: clipText(brief.paragraphs),
    shortened:
      brief.paragraphs.join('').length > textMax
        ? `The first ${textMax} characters; the page goes on.`
        : null,
    images: brief.images.slice(0, listMax).map(({ src, alt }) => ({ src, alt })),
    links: brief.links
      .filter(({ region }) => region === 'main')
      .slice(0, listMax)
      .map(({ text, target }) => ({ text, target })),
    words: page.contentMetrics.wordCount,
    readingEase: page.contentMetrics.readingEase ?? null,
    keywords: brief.keywords.slice(0, 15).map(({ keyword, count, density }) => ({ keyword, count, density })),
    schemaTypes: brief.schemaTypes,
    score: page.score?.value ?? null,
    siteScore: sandbox.siteScore,
    lostPoints: (page.score?.deductions ?? []).map(({ ruleId, points }) => ({ ruleId, points })),
    findings: byWeight.slice(0, listMax).map(briefFinding),
    unlisted: sandbox.whyNotIndexable,
    suggested: briefSuggestions(sandbox.stored),
    business: sandbox.overview,
    ownerNote: sandbox.site.additionalInfo,
    comparison: sandbox.comparison && briefComparison(sandbox.comparison),
    otherPages: sandbox.pages.slice(0, pagesMax).map(briefPage),
  };
}
