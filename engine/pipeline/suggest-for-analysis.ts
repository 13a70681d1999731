/** Has a suggester write for an audited site: the most important pages first, as many as the run covers. */

import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { ContentQualityInsight, EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Message } from '@pagewright/contract/entities/message';
import type { Page } from '@pagewright/contract/entities/page';
import type { Authorship } from '@pagewright/contract/entities/suggested-texts';
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { writingNote } from '@pagewright/contract/report/writing-notes';
import { addModelNotes, type NotedDesign } from '../render/design/add-model-notes.ts';
import { queriesByPage } from '../search/page-queries.ts';
import { pageKey } from '../search/page-texts.ts';
import { bareHost, openContext } from '../search/search-context.ts';
import type { PageBrief } from '../suggest/page-brief.ts';
import type {
  ModelUsage,
  PageSuggestions,
  SiteSuggestionInput,
  SiteSuggestions,
  Suggester,
  SuggesterSession,
  SuggesterTools,
} from '../suggest/suggester.ts';
import { withSuggestions } from './add-suggestions.ts';
import type { AuditedSite } from './audit-ports.ts';
import { fallbackNotes } from './built-in-fallback.ts';
import { notesOf, type OnSuggestedPage, placesToName, suggestForPages } from './suggest-for-pages.ts';

export interface SuggestInput {
  readonly options: AuditOptions;
  readonly site: AuditedSite;
  readonly briefs: ReadonlyMap<string, PageBrief>;
  readonly insights: EnhancedInsights;
  /** As measured; a suggester that accepts images adds notes. */
  readonly design?: DesignAnalysis | undefined;
}

export interface AnalysisSuggestions {
  /** The report's pages, with suggestions where there are any. */
  readonly pages: Page[];
  readonly insights: EnhancedInsights;
  readonly overview: SiteOverview | undefined;
  /** Who wrote the site's overview. */
  readonly overviewAuthorship?: Authorship;
  readonly repetition: ContentQualityInsight['contentUniqueness'];
  readonly notes: readonly Message[];
  /** Pages with a text to paste of the suggester itself. */
  readonly delivered: number;
  /** Of a model as it counts them, failed and repeated ones included; else of the built-in suggester. */
  readonly callsMade: number;
  /** Pages, overview and design notes that were written, by the model or in its place. */
  readonly insightsWritten: number;
  /** Fixes are verified from these. */
  readonly suggestionsByUrl: ReadonlyMap<string, PageSuggestions>;
  /** Set when a model was called. */
  readonly usage?: ModelUsage;
  /** With the notes of a model that was shown the pages. */
  readonly design?: DesignAnalysis | undefined;
}

/** What people searched for, by page. */
function searchedOf({ options, site }: SuggestInput): (url: string) => readonly string[] {
  if (options.search === null) return () => [];
  const figures = { host: bareHost(options), pages: site.pages, ...options.search };
  const queries = queriesByPage(openContext(figures));
  return (url) => (queries.get(pageKey(url)) ?? []).map(({ query }) => query);
}

const suggestionInput = (
  { options, site, briefs }: SuggestInput,
  searched: (url: string) => readonly string[],
): SiteSuggestionInput => ({
  domain: options.domain,
  suggestionsPerPage: options.suggestionsPerPage,
  additionalInfo: options.additionalInfo,
  siteIssues: site.siteIssues,
  score: site.score,
  scoreBasis: site.scoreBasis,
  notEvaluated: site.notEvaluated,
  imageSizes: site.imageSizes,
  pages: site.pages.flatMap(({ url, issues, indexable }, at) => {
    const brief = briefs.get(url);
    const weight = site.scoreBasis.weights[at] ?? 0;
    return brief === undefined
      ? []
      : [{ brief, issues, weight, indexable: indexable === true, searched: searched(url) }];
  }),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The audited site as it is, with a note for the report if there is a reason. */
export const noSuggestions = (
  { site, insights }: Pick<SuggestInput, 'site' | 'insights'>,
  ...notes: readonly Message[]
): AnalysisSuggestions => ({
  pages: site.pages,
  insights,
  overview: undefined,
  repetition: undefined,
  notes,
  delivered: 0,
  callsMade: 0,
  insightsWritten: 0,
  suggestionsByUrl: new Map(),
});

export interface SuggestPorts extends SuggesterTools {
  readonly suggester: Suggester;
  readonly onPage: OnSuggestedPage;
}

/** URLs of pages that were read under another one already. */
const copiesIn = ({ pages }: AuditedSite): ReadonlySet<string> =>
  new Set(pages.flatMap(({ url, sameAs }) => (sameAs === undefined ? [] : [url])));

/** The home page, then indexable pages, then the others; each by weight. Another URL of the same page gets no texts of its own. */
function rankedUrls(input: SuggestInput): string[] {
  const copies = copiesIn(input.site);
  const rank = ({ brief, indexable }: SiteSuggestionInput['pages'][number]): number =>
    brief.type === 'home' ? 2 : indexable ? 1 : 0;
  return suggestionInput(input, () => [])
    .pages.filter(({ brief }) => !copies.has(brief.url))
    .toSorted((a, b) => rank(b) - rank(a) || b.weight - a.weight)
    .map(({ brief }) => brief.url);
}

const authorshipOf = ({ writtenBy, fallback }: SiteSuggestions): Authorship => ({
  writtenBy,
  ...(fallback && { fallback: { parts: [...fallback.parts], why: fallback.why } }),
});

/** Null when the suggester accepts no images, or no page was rendered. */
async function noteDesign(
  { design, site }: SuggestInput,
  { writeDesignNotes, atOnce = 1 }: SuggesterSession,
  name: string,
  signal: AbortSignal,
): Promise<NotedDesign | null> {
  if (design === undefined || writeDesignNotes === undefined) return null;
  const copies = copiesIn(site);
  const renderings = site.renderings.filter(({ url }) => !copies.has(url));
  return addModelNotes({ design, renderings, writeDesignNotes, name, atOnce }, signal);
}

async function suggestInSession(
  input: SuggestInput,
  { session, name, onPage }: { session: SuggesterSession; name: string; onPage: SuggestPorts['onPage'] },
  signal: AbortSignal,
): Promise<AnalysisSuggestions> {
  const { options, insights, site } = input;
  const urls = rankedUrls(input);
  const most = options.suggestedPagesMax ?? urls.length;
  const round = await suggestForPages(session, { urls, most, onPage, name }, signal);
  const notes = notesOf(round, name);
  const whole = await session.suggestSite(insights, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    notes.push(writingNote('site-not-summed-up', { name, why: messageOf(error) }));
    return null;
  });
  const noted = await noteDesign(input, session, name, signal);
  const usage = session.usage?.();
  const written = round.suggestionsByUrl.size + (whole === null ? 0 : 1);
  return {
    pages: site.pages.map((page) => {
      const suggested = round.suggestionsByUrl.get(page.url);
      return suggested === undefined ? page : withSuggestions(page, suggested);
    }),
    insights: whole?.insights ?? insights,
    overview: whole?.overview,
    ...(whole && { overviewAuthorship: authorshipOf(whole) }),
    repetition: insights.contentQualityAnalysis?.contentUniqueness,
    notes: [
      ...notes,
      ...fallbackNotes(round.suggestionsByUrl.values(), whole, placesToName),
      ...(whole?.notes ?? []).map((text) => writingNote('suggester-note', { text })),
      ...(noted?.failure ? [crawlMessage('design-not-noted', { name, why: noted.failure })] : []),
    ],
    delivered: round.delivered,
    callsMade: usage?.calls ?? written,
    insightsWritten: Math.max(written, (usage?.answers ?? 0) + (usage?.cached ?? 0)),
    suggestionsByUrl: round.suggestionsByUrl,
    ...(usage && { usage }),
    ...(noted && { design: noted.design }),
  };
}

/** Resolves whatever the suggester does; rejects only when the caller cancels. */
export async function suggestForAnalysis(
  input: SuggestInput,
  { suggester, onPage, fetchImage }: SuggestPorts,
  signal: AbortSignal,
): Promise<AnalysisSuggestions> {
  let session: SuggesterSession;
  try {
    session = await suggester.open(
      suggestionInput(input, searchedOf(input)),
      signal,
      fetchImage && { fetchImage },
    );
  } catch (error) {
    signal.throwIfAborted();
    return noSuggestions(
      input,
      writingNote('suggester-not-started', { name: suggester.name, why: messageOf(error) }),
    );
  }
  try {
    return await suggestInSession(input, { session, name: suggester.name, onPage }, signal);
  } finally {
    await session.close().catch(() => undefined);
  }
}
