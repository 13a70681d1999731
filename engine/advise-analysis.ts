/** Has an analyst look at an audited site: the most important pages first, as far as the credits go. */
import type { SiteAdvice } from '@pagewright/contract/entities/advice';
import type { SiteOverview } from '@pagewright/contract/entities/analysis';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { ContentQualityInsight, EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { Page } from '@pagewright/contract/entities/page';
import type { AccountStatus } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { type Delivered, nothingExtra } from '@pagewright/contract/scan-price';
import { withAdvice } from './add-advice.ts';
import type {
  AdviceHelp,
  AdviceSession,
  AdviceUsage,
  AdvisedPage,
  AdvisedSite,
  Advisor,
  SiteForAdvice,
} from './advise/advisor.ts';
import type { PageBrief } from './advise/page-brief.ts';
import { advisePages, nameAddresses, notesOf } from './advise-pages.ts';
import type { AuditedSite } from './audit-request.ts';
import { fillNotes } from './filled-in.ts';
import { type SeenDesign, seeDesign } from './see-design.ts';

export interface AdviceOrder {
  readonly domain: string;
  readonly plan: AccountStatus;
  readonly heldCredits: number;
  readonly additionalInfo: string;
}

export interface AdviceInput {
  readonly order: AdviceOrder;
  readonly site: AuditedSite;
  readonly briefs: ReadonlyMap<string, PageBrief>;
  readonly insights: EnhancedInsights;
  /** As it was measured; an analyst with eyes adds to it. */
  readonly design?: DesignAnalysis | undefined;
}

export interface Advice {
  /** The report's pages, those that were advised with suggestions. */
  readonly pages: Page[];
  readonly insights: EnhancedInsights;
  readonly overview: SiteOverview | undefined;
  /** Who summed the site up. */
  readonly siteAdvice?: SiteAdvice;
  readonly repetition: ContentQualityInsight['contentUniqueness'];
  readonly notes: readonly string[];
  readonly delivered: Delivered;
  readonly callsMade: number;
  /** What was written, by page: fixes are tried from it. */
  readonly advised: ReadonlyMap<string, AdvisedPage>;
  /** There when a model was asked. */
  readonly usage?: AdviceUsage;
  /** There when an analyst with eyes was shown the pages. */
  readonly design?: DesignAnalysis;
}

const { scan, aiSuggestionsPerPage, contentDuplication } = limits.credits;

/** Null for as many as there are. */
function affordablePages({ plan, heldCredits }: AdviceOrder): number | null {
  if (plan === 'trial') return null;
  return Math.max(0, Math.floor((heldCredits - scan.paid) / aiSuggestionsPerPage));
}

const siteForAdvice = ({ order, site, briefs }: AdviceInput): SiteForAdvice => ({
  domain: order.domain,
  plan: order.plan,
  additionalInfo: order.additionalInfo,
  siteIssues: site.siteIssues,
  notEvaluated: site.notEvaluated,
  imageSizes: site.imageSizes,
  pages: site.pages.flatMap(({ url, issues, indexable }, at) => {
    const brief = briefs.get(url);
    const weight = site.scoreBasis.weights[at] ?? 0;
    return brief === undefined ? [] : [{ brief, issues, weight, indexable: indexable === true }];
  }),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** As it was, with a sentence that says why. */
const unadvised = ({ site, insights }: AdviceInput, note: string): Advice => ({
  pages: site.pages,
  insights,
  overview: undefined,
  repetition: undefined,
  notes: [note],
  delivered: nothingExtra,
  callsMade: 0,
  advised: new Map(),
});

export interface AdvicePorts extends AdviceHelp {
  readonly advisor: Advisor;
  readonly onPage: (url: string, share: number) => void;
}

/** The home page, then pages that can be found, then the others; by weight among their like. */
function rankedAddresses(input: AdviceInput): string[] {
  const rank = ({ brief, indexable }: SiteForAdvice['pages'][number]): number =>
    brief.type === 'home' ? 2 : indexable ? 1 : 0;
  return siteForAdvice(input)
    .pages.toSorted((a, b) => rank(b) - rank(a) || b.weight - a.weight)
    .map(({ brief }) => brief.url);
}

const siteAdviceOf = ({ writtenBy, filledIn }: AdvisedSite): SiteAdvice => ({
  writtenBy,
  ...(filledIn && { filledIn: { parts: [...filledIn.parts], why: filledIn.why } }),
});

/** Null for an analyst without eyes, and where there is nothing to be seen. */
async function showDesign(
  { design, site: { looks } }: AdviceInput,
  { remark, atOnce = 1 }: AdviceSession,
  name: string,
  signal: AbortSignal,
): Promise<SeenDesign | null> {
  if (design === undefined || remark === undefined) return null;
  return seeDesign({ design, looks, remark, name, atOnce }, signal);
}

async function adviseOpen(
  input: AdviceInput,
  { session, name, onPage }: { session: AdviceSession; name: string; onPage: AdvicePorts['onPage'] },
  signal: AbortSignal,
): Promise<Advice> {
  const { order, insights, site } = input;
  const urls = rankedAddresses(input);
  const most = affordablePages(order) ?? urls.length;
  const round = await advisePages(session, { urls, most, onPage }, signal);
  const left = order.heldCredits - scan.paid - round.paid * aiSuggestionsPerPage;
  const { contentUniqueness } = insights.contentQualityAnalysis ?? {};
  const isCompared =
    contentUniqueness !== undefined && (order.plan === 'trial' || left >= contentDuplication);
  const notes = notesOf(round, name);
  const whole = await session.adviseSite(insights, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    notes.push(`${name} could not sum up the site: ${messageOf(error)}`);
    return null;
  });
  const seen = await showDesign(input, session, name, signal);
  const usage = session.usage?.();
  return {
    pages: site.pages.map((page) => {
      const own = round.advised.get(page.url);
      return own === undefined ? page : withAdvice(page, own);
    }),
    insights: whole?.insights ?? insights,
    overview: whole?.overview,
    ...(whole && { siteAdvice: siteAdviceOf(whole) }),
    repetition: isCompared ? contentUniqueness : undefined,
    notes: [
      ...notes,
      ...fillNotes(round.advised.values(), whole, nameAddresses),
      ...(whole?.notes ?? []),
      ...(seen?.notes ?? []),
    ],
    delivered: { pagesWithSuggestions: round.paid, hasDuplicationAnalysis: isCompared },
    // What was written, whoever wrote it: attempts on a model that is down are no insights.
    callsMade: Math.max(
      round.advised.size + (whole === null ? 0 : 1),
      (usage?.answers ?? 0) + (usage?.cached ?? 0),
    ),
    advised: round.advised,
    ...(usage && { usage }),
    ...(seen && { design: seen.design }),
  };
}

/** Whatever becomes of the analyst, there is a report; rejects only when the caller cancels. */
export async function adviseAnalysis(
  input: AdviceInput,
  { advisor, onPage, readPicture }: AdvicePorts,
  signal: AbortSignal,
): Promise<Advice> {
  let session: AdviceSession;
  try {
    session = await advisor.open(siteForAdvice(input), signal, readPicture && { readPicture });
  } catch (error) {
    signal.throwIfAborted();
    return unadvised(
      input,
      `${advisor.name} could not be started, so there are no AI suggestions and none were charged: ${messageOf(error)}`,
    );
  }
  try {
    return await adviseOpen(input, { session, name: advisor.name, onPage }, signal);
  } finally {
    await session.close().catch(() => undefined);
  }
}
