/** Does the work of one run: takes it up, has it conducted, keeps what was done, and settles it. */
import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@pagewright/contract/limits';
import type { AnalysisOrder } from '@pagewright/engine/analyze-site';
import type { Camera } from '@pagewright/engine/design/camera';
import type { AnalystDesk } from '../runs/analyst-desk.ts';
import { type Conducted, conductRun } from '../runs/conduct-run.ts';
import { Stopping } from '../runs/run-queue.ts';
import type { ThreadRack } from '../runs/thread-rack.ts';
import { readReport } from '../store/analyses.ts';
import { inTransaction } from '../store/database.ts';
import { keepModelAnswer, readModelAnswer } from '../store/model-answers.ts';
import { announce } from '../store/run-notices.ts';
import { listWorkKeys, recallWork } from '../store/run-work.ts';
import { handBack, isClaimed, type Run, takeUpRun } from '../store/runs.ts';
import type { Deps } from './deps.ts';
import { createShotKeeper, type ShotKeeper } from './keep-shots.ts';
import { createLookAt } from './look-at-page.ts';
import { createRunRecord } from './run-record.ts';
import { abandonRun, completeComparison, completeRun } from './settle-run.ts';
import { createSharedPace } from './shared-pace.ts';

export interface WorkDeps extends Deps {
  readonly threads: ThreadRack;
  /** Missing where pages are not looked at. */
  readonly camera?: Camera;
  /** Pictures of the camera; the database's shelf unless given. */
  readonly shots?: ShotKeeper;
  readonly analyst?: AnalystDesk;
}

/** Thrown to have the run come round again. */
export class AnotherAttempt extends Error {
  override readonly name = 'AnotherAttempt';
}

const retriesMax = 3;
const settleTries = 6;
const settlePauseMs = 500;

const wornOut = (what: string): string =>
  `The ${what} was interrupted, taken up again ${retriesMax} times and then given up. Nothing was charged. Try again; if it stays, contact support.`;

const sentences = {
  analysis: {
    wornOut: wornOut('analysis'),
    tooLong:
      'The analysis took longer than 15 minutes and was stopped. Nothing was charged. Try it with fewer pages or a shorter crawl delay.',
  },
  comparison: {
    wornOut: wornOut('comparison'),
    tooLong:
      'The competitor took longer than 15 minutes to read. Nothing was charged. Try it again, or with a shorter crawl delay in the settings.',
    mainGone: 'The analysis that was to be compared has been deleted. Nothing was charged.',
  },
};

const sentencesFor = ({ compares }: Run) => (compares === null ? sentences.analysis : sentences.comparison);

const orderOf = (run: Run): AnalysisOrder => ({
  id: run.id,
  domain: run.domain,
  host: run.host,
  path: run.path,
  useSitemap: run.useSitemap,
  settings: run.settings,
  maxPages: run.maxPages,
  plan: run.plan,
  heldCredits: run.heldCredits,
  additionalInfo: run.additionalInfo ?? '',
  startedAtMs: (run.startedAt ?? run.createdAt).getTime(),
});

/** A database that restarts just now must not cost the work: the settlement is tried for a while. */
async function settle(work: () => Promise<boolean>): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === settleTries) throw error;
      await delay(settlePauseMs * 2 ** attempt);
    }
  }
}

/** Given when somebody else ended the run or took it over. */
function watchClaim({ db, notices, log }: Deps, run: Run): { signal: AbortSignal; end: () => void } {
  const lost = new AbortController();
  const check = async (): Promise<void> => {
    if (!(await isClaimed(db, run))) lost.abort();
  };
  const end = notices.subscribe((heard) => {
    const isOwn = heard !== 'missed' && heard.runId === run.id;
    if (isOwn && heard.kind === 'ended') lost.abort();
    else if (heard === 'missed' || (isOwn && heard.kind !== 'progress'))
      check().catch((error: unknown) => log.warn({ run: run.id, error: String(error) }, 'no look at a run'));
  });
  return { signal: lost.signal, end };
}

async function conduct(
  deps: WorkDeps,
  { run, main }: { readonly run: Run; readonly main: string | null },
  signal: AbortSignal,
): Promise<Conducted> {
  const { db, log, threads, analyst } = deps;
  const claim = watchClaim(deps, run);
  const record = createRunRecord(deps, run);
  const isComparison = run.compares !== null;
  try {
    const knownPages = await listWorkKeys(db, run.id, 'page');
    return await conductRun(
      { threads, order: orderOf(run), main, ...(analyst !== undefined && { analyst }) },
      {
        knownPages,
        onProgress: record.progress,
        recall: (key) => recallWork(db, { runId: run.id, kind: 'page', key }),
        keep: record.keepPage,
        pace: createSharedPace(deps),
        ...(deps.camera !== undefined &&
          !isComparison && {
            lookAt: createLookAt(
              { ...deps, camera: deps.camera, shots: deps.shots ?? createShotKeeper(deps) },
              run,
            ),
          }),
        answers: {
          read: (key) => readModelAnswer(db, key),
          keep: (key, answer) => {
            keepModelAnswer(db, key, answer).catch((error: unknown) =>
              log.warn({ run: run.id, error: String(error) }, 'an answer was not kept'),
            );
          },
        },
      },
      AbortSignal.any([signal, claim.signal, record.lost]),
    );
  } finally {
    claim.end();
    await record.close();
  }
}

/** The process stops: the next worker goes on at once. */
async function putBack({ db }: Deps, run: Run): Promise<never> {
  if (await handBack(db, run)) await announce(db, { runId: run.id, userId: run.userId, kind: 'queued' });
  throw new AnotherAttempt('The run was handed back.');
}

const nameOf = ({ compares }: Run): string => (compares === null ? 'analysis' : 'comparison');

/** What the log says of every run. */
const logged = ({ id, domain }: Run) => ({ run: id, domain });

async function failWith({ db, log }: Deps, run: Run, reason: string): Promise<void> {
  const error = { state: 'failed', error: reason, attempt: run.attempt } as const;
  const isRecorded = await settle(() => abandonRun(db, run, error));
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

async function finishComparison(deps: Deps, run: Run, text: string): Promise<void> {
  const { compares } = run;
  const isSaved =
    compares !== null && (await settle(() => completeComparison(deps.db, { ...run, compares }, text)));
  if (isSaved) logEnd(deps, run, { isSaved });
  else await failWith(deps, run, sentences.comparison.mainGone);
}

async function finish(deps: WorkDeps, run: Run, outcome: Conducted): Promise<void> {
  const { db, log } = deps;
  const fail = (error: string) => failWith(deps, run, error);
  switch (outcome.kind) {
    case 'finished': {
      const isSaved = await settle(() => completeRun(db, run, outcome.finished));
      logEnd(deps, run, { isSaved, pages: outcome.finished.pagesCount });
      return;
    }
    case 'compared':
      await finishComparison(deps, run, outcome.text);
      return;
    case 'unreadable':
      await fail(run.compares === null ? outcome.sentence : `${outcome.sentence} Nothing was charged.`);
      return;
    case 'too-long':
      await fail(sentencesFor(run).tooLong);
      return;
    case 'broken':
      log.error({ event: 'run.crashed', ...logged(run), error: outcome.reason }, `${nameOf(run)} crashed`);
      throw new AnotherAttempt(outcome.reason);
    case 'stopped':
      log.info({ event: 'run.stopped', ...logged(run) }, `${nameOf(run)} stopped`);
      return;
  }
}

/** The report that a comparison stands beside. */
async function readMain({ db }: Deps, { userId, compares }: Run): Promise<string | null> {
  return compares === null ? null : ((await readReport(db, { userId, id: compares }))?.text ?? null);
}

export async function performRun(deps: WorkDeps, runId: string, signal: AbortSignal): Promise<void> {
  const { db, log } = deps;
  const taken = await inTransaction(db, (tx) => takeUpRun(tx, runId, limits.runs.concurrentPerUser));
  if (taken.kind === 'over') return;
  if (taken.kind === 'not-yet') throw new AnotherAttempt('The user has as many running as may be.');
  const { run } = taken;
  if (run.crashes > retriesMax) {
    await failWith(deps, run, sentencesFor(run).wornOut);
    return;
  }
  const main = await readMain(deps, run);
  if (main === null && run.compares !== null) {
    await failWith(deps, run, sentences.comparison.mainGone);
    return;
  }
  await announce(db, { runId, userId: run.userId, kind: 'running' });
  log.info({ event: 'run.started', ...logged(run), attempt: run.attempt }, `${nameOf(run)} started`);
  const outcome = await conduct(deps, { run, main }, signal);
  if (outcome.kind === 'stopped' && signal.reason instanceof Stopping) await putBack(deps, run);
  await finish(deps, run, outcome);
}
