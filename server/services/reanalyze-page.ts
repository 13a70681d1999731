/** Looks at one page of an analysis again: a credit is held, and charged only when the report has the new page. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@pagewright/contract/entities/page';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { type FreshPage, fetchFreshPage } from '@pagewright/engine/analyze-page';
import { refuse } from '../refusal.ts';
import { type AnalysisKey, lockReport, rewriteReport } from '../store/analyses.ts';
import { type Database, inTransaction, type Tx } from '../store/database.ts';
import { type Booking, book } from '../store/ledger.ts';
import { reanalysisKey } from '../store/reanalysis-holds.ts';
import { adviseAgain } from './advise-again.ts';
import type { Deps } from './deps.ts';
import { readAnalysis } from './read-analysis.ts';

const price = limits.credits.reanalyzePage;
/** Robots.txt, redirects and retries included; no hold is older than a few times this. */
const fetchLimitMs = 60_000;

interface Errand extends AnalysisKey {
  /** Names the holding, the giving back and the charging of one credit. */
  readonly attempt: string;
  readonly pageUrl: string;
}

const bookFor = (db: Database | Tx, errand: Errand, booking: Pick<Booking, 'kind' | 'amount' | 'reason'>) =>
  book(db, {
    ...booking,
    userId: errand.userId,
    idempotencyKey: reanalysisKey(errand.attempt, booking.kind),
  });

async function hold({ db }: Deps, errand: Errand): Promise<void> {
  const reason = `Held for looking at ${errand.pageUrl} again`;
  const outcome = await bookFor(db, errand, { kind: 'hold', amount: -price, reason });
  if (outcome.kind === 'short')
    throw refuse('needs_credits', { message: 'You need 1 credit to reanalyze a page' });
}

const release = (db: Database | Tx, errand: Errand, reason: string) =>
  bookFor(db, errand, { kind: 'refund', amount: price, reason });

async function fetchFresh({ reports }: Deps, pageUrl: string): Promise<FreshPage> {
  const signal = AbortSignal.timeout(fetchLimitMs);
  try {
    const outcome = await fetchFreshPage(reports.http, pageUrl, signal);
    if (outcome.kind === 'fetched') return outcome.fresh;
    throw refuse('page_unreadable', { message: `${outcome.sentence} Nothing was charged.` });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw refuse('page_unreadable', { message: 'The page took too long to answer. Nothing was charged.' });
  }
}

/** Page, figures and credit change together or not at all; whoever comes second works on what the first has written. */
async function settle(deps: Deps, errand: Errand, fresh: FreshPage): Promise<Page | null> {
  const { desk } = deps.reports;
  const { pageUrl, id } = errand;
  const today = deps.now().toISOString().slice(0, 10);
  const judgement = await desk.ask('judgePage', { fresh, today });
  const advised = await adviseAgain(deps, errand, { fresh, judgement });
  const advice = advised === null ? {} : { advice: { advised, fresh, today } };
  return inTransaction(deps.db, async (tx) => {
    // The account is locked first everywhere, so that two settlements never wait for each other.
    await release(tx, errand, `Hold for ${pageUrl} released`);
    const report = await lockReport(tx, errand);
    const rewritten =
      report && (await desk.ask('replacePage', { text: report.text, pageUrl, judgement, ...advice }));
    if (rewritten === null) return null;
    await rewriteReport(tx, id, rewritten);
    await bookFor(tx, errand, { kind: 'charge', amount: -price, reason: `New look at ${pageUrl}` });
    return rewritten.updatedPage;
  });
}

export async function reanalyzePage(
  deps: Deps,
  user: User,
  { id, pageUrl }: { readonly id: string; readonly pageUrl: string },
): Promise<{ updatedPage: Page }> {
  const errand: Errand = { userId: user.id, id, pageUrl, attempt: randomUUID() };
  const { text } = await readAnalysis(deps, user, id);
  if (!(await deps.reports.desk.ask('hasPage', { text, url: pageUrl }))) {
    const message = 'This page is not part of the analysis. Choose one of its pages.';
    throw refuse('invalid_input', { message, fields: { pageUrl: message } });
  }
  await hold(deps, errand);
  try {
    const updatedPage = await settle(deps, errand, await fetchFresh(deps, pageUrl));
    if (updatedPage === null) throw refuse('analysis_not_found');
    return { updatedPage };
  } catch (error) {
    await release(deps.db, errand, `No new look at ${pageUrl}: nothing charged`);
    throw error;
  }
}
