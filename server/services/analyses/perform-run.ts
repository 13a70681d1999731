/** Performs one run: claims it, executes it in a worker, stores its progress and records the outcome. */
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@pagewright/contract/limits';
import type { PageRenderer } from '@pagewright/engine/render/page-renderer';
import { type ExecutedRun, executeRun } from '../../jobs/execute-run.ts';
import { openRunSlots, type WorkSlots } from '../../jobs/fair-slots.ts';
import type { RunPlace } from '../../jobs/run-places.ts';
import { Stopping } from '../../jobs/run-queue.ts';
import { readReport } from '../../store/analyses.ts';
import { inTransaction } from '../../store/database.ts';
import { readModelAnswer, saveModelAnswer } from '../../store/model-answers.ts';
import { readFields } from '../../store/own-fields.ts';
import { announce } from '../../store/run-notices.ts';
import { listWorkKeys, readWork } from '../../store/run-work.ts';
import { claimRun, isClaimed, isolateRun, type Run, releaseRun } from '../../store/runs.ts';
import { findSiteId } from '../../store/sites.ts';
import { findUser } from '../../store/users.ts';
import type { CallLocal } from '../../workers/lazy-suggester.ts';
import type { RunPools } from '../../workers/run-pool.ts';
import { acceptInNew } from '../acceptances/accept-findings.ts';
import { type EnteredSite, type Entrance, enterSite, openEntrance } from '../access/enter-site.ts';
import type { Deps } from '../deps.ts';
import { createSharedRateLimit } from '../operations/shared-rate-limit.ts';
import { noteUnreadable } from '../schedules/pause-schedule.ts';
import { searchForRun } from '../search/search-of-report.ts';
import { abandonRun, finishComparison, finishRun } from './finish-run.ts';
import { createRenderPage } from './render-page.ts';
import { orderOf, screenshotUrl } from './run-order.ts';
import { createRunRecorder } from './run-recorder.ts';
import { openScanStore } from './scan-store.ts';
import { type ScreenshotStore, storeScreenshots } from './store-screenshots.ts';
import { words } from './words.ts';

export interface WorkDeps extends Deps {
  readonly threads: Pick<RunPools, 'shared' | 'isolated' | 'wholeSite'>;
  readonly slots: WorkSlots;
  /** Missing where pages are not rendered. */
  readonly renderer?: PageRenderer;
  /** The model on this machine, by user; missing where there is none. */
  readonly localModel?: (userId: string) => CallLocal;
  /** The database unless given. */
  readonly screenshots?: ScreenshotStore;
}

/** Thrown so that the queue retries the run. */
export class AnotherAttempt extends Error {
  override readonly name = 'AnotherAttempt';
}

const retriesMax = 3;
/** It goes on where it was, and takes days. */
const wholeSiteRetriesMax = 20;
const transactionAttempts = 6;
const transactionRetryMs = 500;

const sentencesFor = ({ compares }: Run) => (compares === null ? words.analysis : words.comparison);

/** A competitor is read like any visitor reads it. */
const enter = (deps: Deps, run: Run, signal: AbortSignal): Promise<EnteredSite> | EnteredSite =>
  run.compares === null ? enterSite(deps, run, signal) : { kind: 'entered', entrance: openEntrance };

/** Retries for a while, so that a restarting database does not cost the work. */
async function retryTransaction(work: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === transactionAttempts) throw error;
      await delay(transactionRetryMs * 2 ** attempt);
    }
  }
}

/** Aborted when the run was ended or claimed by another worker. */
function watchClaim({ db, notices, log }: Deps, run: Run): { signal: AbortSignal; end: () => void } {
  const lost = new AbortController();
  const check = async (): Promise<void> => {
    if (!(await isClaimed(db, run))) lost.abort();
  };
  const end = notices.subscribe((notice) => {
    const isOwn = notice !== 'missed' && notice.runId === run.id;
    if (isOwn && notice.kind === 'ended') lost.abort();
    else if (notice === 'missed' || (isOwn && notice.kind !== 'progress'))
      check().catch((error: unknown) =>
        log.warn(
          { event: 'run.claim_check_failed', run: run.id, error: String(error) },
          'the claim of a run could not be checked',
        ),
      );
  });
  return { signal: lost.signal, end };
}

interface Execution {
  readonly run: Run;
  readonly main: string | null;
  readonly place: RunPlace;
}

async function execute(deps: WorkDeps, execution: Execution, signal: AbortSignal): Promise<ExecutedRun> {
  const claim = watchClaim(deps, execution.run);
  const either = AbortSignal.any([signal, claim.signal]);
  try {
    const entered = await enter(deps, execution.run, either);
    if (entered.kind === 'locked') return { kind: 'unreadable', sentence: entered.sentence };
    return await executeEntered(deps, { ...execution, entrance: entered.entrance }, either);
  } catch (error) {
    if (either.aborted) return { kind: 'stopped' };
    throw error;
  } finally {
    claim.end();
  }
}

/** A scan of a whole site needs the memory of a thread for itself. */
const poolOf = (threads: WorkDeps['threads'], { isolated, isWholeSite }: Run) =>
  isWholeSite ? threads.wholeSite : isolated ? threads.isolated : threads.shared;

async function executeEntered(
  deps: WorkDeps,
  { run, main, place, entrance }: Execution & { readonly entrance: Entrance },
  signal: AbortSignal,
): Promise<ExecutedRun> {
  const { db, log, threads, renderer } = deps;
  const slots = openRunSlots(deps.slots, run.userId);
  const record = createRunRecorder(deps, run);
  // A comparison renders nothing.
  const session = run.compares === null ? renderer?.openSession(entrance.access ?? {}) : undefined;
  try {
    // What is read of a site for a comparison is not its owner's.
    const fields = run.compares === null ? await readFields(db, run) : [];
    const siteId = run.compares === null ? await findSiteId(db, run) : null;
    const search = await searchForRun(deps, { siteId, userId: run.userId });
    const knownPages = await listWorkKeys(db, run.id, 'page');
    return await executeRun(
      {
        pool: poolOf(threads, run),
        order: orderOf(run, entrance, { fields, search }),
        main,
        access: entrance.access,
      },
      {
        slots,
        knownPages,
        ...(run.isWholeSite && { scan: openScanStore(deps, run) }),
        onProgress: record.progress,
        readPage: (key) => readWork(db, { runId: run.id, kind: 'page', key }),
        savePage: record.savePage,
        rateLimit: { ...createSharedRateLimit(deps), idle: place.idle },
        ...(session !== undefined && {
          shrinkPicture: (picture, stop) => slots.render(() => session.shrinkPicture(picture, stop), stop),
          renderPage: createRenderPage(
            {
              ...deps,
              render: (request, stop, mayVisit) =>
                slots.render(() => session.render(request, stop, mayVisit), stop),
              screenshots: deps.screenshots ?? storeScreenshots(deps),
              onThumbnail: (url, key) => record.screenshot(url, screenshotUrl(run.id, key)),
            },
            run,
          ),
        }),
        ...(deps.localModel && { callLocal: deps.localModel(run.userId) }),
        responses: {
          read: (key) => readModelAnswer(db, key),
          save: (key, answer) => {
            saveModelAnswer(db, key, answer).catch((error: unknown) =>
              log.warn(
                { event: 'model.cache_write_failed', run: run.id, error: String(error) },
                'a model response could not be cached',
              ),
            );
          },
        },
      },
      AbortSignal.any([signal, record.lost]),
    );
  } finally {
    await session?.close();
    await record.close();
  }
}

/** The process stops: the next worker continues at once. */
async function requeue({ db }: Deps, run: Run): Promise<never> {
  if (await releaseRun(db, run)) await announce(db, { runId: run.id, userId: run.userId, kind: 'queued' });
  throw new AnotherAttempt('The run was handed back.');
}

const nameOf = ({ compares }: Run): string => (compares === null ? 'analysis' : 'comparison');

/** Fields of every log line about a run. */
const logged = ({ id, domain }: Run) => ({ run: id, domain });

async function failWith(
  { db, log }: Deps,
  run: Run,
  reason: string,
  more: { readonly isUnreadable?: boolean; readonly errorCode?: string | null } = {},
): Promise<void> {
  const error = { state: 'failed', error: reason, attempt: run.attempt, ...more } as const;
  const isRecorded = await retryTransaction(() => abandonRun(db, run, error));
  if (isRecorded) log.info({ event: 'run.failed', ...logged(run), reason }, `${nameOf(run)} failed`);
}

/** A report that could not be saved belongs to a run that was cancelled or deleted meanwhile. */
function logEnd(
  { log, now }: Deps,
  run: Run,
  { isSaved, pages }: { isSaved: boolean; pages?: number },
): void {
  const ms = now().getTime() - (run.startedAt ?? run.createdAt).getTime();
  if (isSaved) log.info({ event: 'run.completed', ...logged(run), pages, ms }, `${nameOf(run)} completed`);
  else log.info({ event: 'run.discarded', ...logged(run) }, `${nameOf(run)} discarded`);
}

async function recordComparison(deps: Deps, run: Run, text: string): Promise<void> {
  const { compares } = run;
  const isSaved =
    compares !== null &&
    (await retryTransaction(() => finishComparison(deps.db, { ...run, compares }, text)));
  if (isSaved) logEnd(deps, run, { isSaved });
  else await failWith(deps, run, words.comparison.mainGone);
}

async function noteScheduledFailure(deps: Deps, run: Run, sentence: string): Promise<void> {
  const siteId = await findSiteId(deps.db, run);
  const user = await findUser(deps.db, run.userId);
  if (siteId === null || user === null) return;
  const { userId, domain } = run;
  await noteUnreadable(deps, { siteId, userId, email: user.email, domain, sentence });
}

async function recordOutcome(deps: WorkDeps, run: Run, outcome: ExecutedRun): Promise<void> {
  const { db, log } = deps;
  const fail = (error: string) => failWith(deps, run, error);
  switch (outcome.kind) {
    case 'finished': {
      const siteId = await findSiteId(db, run);
      const { finished, matches } = run.isWholeSite
        ? { finished: outcome.finished, matches: {} }
        : await acceptInNew(deps, siteId, outcome.finished);
      const today = deps.now().toISOString().slice(0, 10);
      const isSaved = await retryTransaction(() => finishRun(db, run, finished, { matches, today }));
      logEnd(deps, run, { isSaved, pages: outcome.finished.pagesCount });
      return;
    }
    case 'compared':
      await recordComparison(deps, run, outcome.text);
      return;
    case 'unreadable':
      await failWith(
        deps,
        run,
        run.compares === null
          ? outcome.sentence
          : words.comparison.unreadable({ sentence: outcome.sentence }),
        { isUnreadable: true, errorCode: outcome.failedBy ?? null },
      );
      if (run.isScheduled === true) await noteScheduledFailure(deps, run, outcome.sentence);
      return;
    case 'too-long':
      await fail(sentencesFor(run).tooLong);
      return;
    case 'broken':
      log.error({ event: 'run.crashed', ...logged(run), error: outcome.reason }, `${nameOf(run)} crashed`);
      if (!run.isolated) await isolateRun(db, run);
      throw new AnotherAttempt(outcome.reason);
    case 'stopped':
      log.info({ event: 'run.stopped', ...logged(run) }, `${nameOf(run)} stopped`);
      return;
  }
}

/** The main report of a comparison. */
async function readMain({ db }: Deps, { userId, compares }: Run): Promise<string | null> {
  return compares === null ? null : ((await readReport(db, { userId, id: compares }))?.text ?? null);
}

export async function performRun(
  deps: WorkDeps,
  runId: string,
  signal: AbortSignal,
  place: RunPlace = { idle: () => undefined },
): Promise<void> {
  const { db, log } = deps;
  const claimed = await inTransaction(db, (tx) => claimRun(tx, runId, limits.runs));
  if (claimed.kind === 'over') return;
  if (claimed.kind === 'not-yet')
    throw new AnotherAttempt('As many run already as may be of the user, the site or the network.');
  const { run } = claimed;
  const most = run.isWholeSite ? wholeSiteRetriesMax : retriesMax;
  if (run.crashes > most) {
    await failWith(deps, run, sentencesFor(run).gaveUp({ retries: most }));
    return;
  }
  const main = await readMain(deps, run);
  if (main === null && run.compares !== null) {
    await failWith(deps, run, words.comparison.mainGone);
    return;
  }
  await announce(db, { runId, userId: run.userId, kind: 'running' });
  log.info({ event: 'run.started', ...logged(run), attempt: run.attempt }, `${nameOf(run)} started`);
  const outcome = await execute(deps, { run, main, place }, signal);
  if (outcome.kind === 'stopped' && signal.reason instanceof Stopping) await requeue(deps, run);
  await recordOutcome(deps, run, outcome);
}
