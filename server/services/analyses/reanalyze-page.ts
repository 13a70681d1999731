/** Analyzes one page of an analysis again: a credit is held, and charged only once the report has the new page. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@pagewright/contract/entities/page';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import { refuse } from '../../errors/refusal.ts';
import { listStoredAcceptances } from '../../store/acceptances.ts';
import { type AnalysisKey, lockReport, rewriteReport } from '../../store/analyses.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import { type Booking, book } from '../../store/ledger.ts';
import { reanalysisKey } from '../../store/reanalysis-holds.ts';
import type { Deps } from '../deps.ts';
import { fetchPageVersion, type PageVersion } from './fetch-page-version.ts';
import { readAnalysis } from './read-analysis.ts';
import { suggestAgain } from './suggest-for-page.ts';
import { words } from './words.ts';

const price = limits.credits.reanalyzePage;
/** Including robots.txt, redirects, retries and rendering; a hold is never older than a few times this. */
const fetchLimitMs = 60_000;

interface RequestContext extends AnalysisKey {
  /** Part of the idempotency keys of hold, refund and charge. */
  readonly attempt: string;
  readonly pageUrl: string;
}

const bookFor = (
  db: Database | Tx,
  requestContext: RequestContext,
  booking: Pick<Booking, 'kind' | 'amount' | 'reason'>,
) =>
  book(db, {
    ...booking,
    userId: requestContext.userId,
    idempotencyKey: reanalysisKey(requestContext.attempt, booking.kind),
  });

async function hold({ db }: Deps, requestContext: RequestContext): Promise<void> {
  const reason = words.reanalysis.held({ url: requestContext.pageUrl });
  const outcome = await bookFor(db, requestContext, { kind: 'hold', amount: -price, reason });
  if (outcome.kind === 'short') throw refuse('needs_credits', { message: words.reanalysis.needsCredits });
}

const release = (db: Database | Tx, requestContext: RequestContext, reason: string) =>
  bookFor(db, requestContext, { kind: 'refund', amount: price, reason });

async function fetchFresh(deps: Deps, page: PageVersion): Promise<FreshPage> {
  const signal = AbortSignal.timeout(fetchLimitMs);
  try {
    const outcome = await fetchPageVersion(deps, page, signal);
    if (outcome.kind === 'fetched') return outcome.fresh;
    throw refuse('page_unreadable', { message: words.reanalysis.unreadable({ sentence: outcome.sentence }) });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw refuse('page_unreadable', { message: words.reanalysis.tooSlow });
  }
}

/** Page, metrics and credit change in one transaction; a concurrent request continues from its result. */
async function commit(deps: Deps, requestContext: RequestContext, fresh: FreshPage): Promise<Page | null> {
  const { worker } = deps.reports;
  const { pageUrl, id } = requestContext;
  const today = deps.now().toISOString().slice(0, 10);
  const audit = await worker.call('auditPageContent', { fresh, today }, requestContext.userId);
  const suggested = await suggestAgain(deps, requestContext, { fresh, audit });
  const suggestions = suggested === null ? {} : { suggestions: { ...suggested, fresh, today } };
  // Another of the same user waits without a connection of the database.
  const write = async (tx: Tx): Promise<Page | null> => {
    // Every transaction locks the account first, against deadlocks.
    await release(tx, requestContext, words.reanalysis.released({ url: pageUrl }));
    const report = await lockReport(tx, requestContext);
    if (report === null) return null;
    const acceptances = await listStoredAcceptances(tx, report.siteId);
    const page = { text: report.text, pageUrl, audit, acceptances, today, ...suggestions };
    const rewritten = await worker.call('replacePage', page, requestContext.userId);
    if (rewritten === null) return null;
    await rewriteReport(tx, id, rewritten);
    await bookFor(tx, requestContext, {
      kind: 'charge',
      amount: -price,
      reason: words.reanalysis.charged({ url: pageUrl }),
    });
    return rewritten.updatedPage;
  };
  return worker.inTurn(requestContext.userId, () => inTransaction(deps.db, write));
}

export async function reanalyzePage(
  deps: Deps,
  user: User,
  { id, pageUrl }: { readonly id: string; readonly pageUrl: string },
): Promise<{ updatedPage: Page }> {
  const requestContext: RequestContext = { userId: user.id, id, pageUrl, attempt: randomUUID() };
  const { text } = await readAnalysis(deps, user, id);
  const version = await deps.reports.worker.call('versionOfPage', { text, url: pageUrl }, user.id);
  if (version === null) {
    const message = words.reanalysis.notAPage;
    throw refuse('invalid_input', { message, fields: { pageUrl: message } });
  }
  await hold(deps, requestContext);
  try {
    const updatedPage = await commit(
      deps,
      requestContext,
      await fetchFresh(deps, { analysisId: id, pageUrl, version }),
    );
    if (updatedPage === null) throw refuse('analysis_not_found');
    return { updatedPage };
  } catch (error) {
    await release(deps.db, requestContext, words.reanalysis.failed({ url: pageUrl }));
    throw error;
  }
}
