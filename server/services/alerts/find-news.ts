/** Finds out what the owner of a site is to be told of a run that has ended, and queues one message for each channel. */
import { randomUUID } from 'node:crypto';
import type { AlertItem, AlertMessage, Alerts } from '@pagewright/contract/entities/alert';
import { lockAccount } from '../../store/accounts.ts';
import { insertDelivery } from '../../store/alert-deliveries.ts';
import { countAttempt, findUntoldRun, finishUntoldRun, type UntoldRun } from '../../store/alert-runs.ts';
import { readAlerts } from '../../store/alerts.ts';
import { readReport } from '../../store/analyses.ts';
import { inTransaction } from '../../store/database.ts';
import { readAnalysisPlace } from '../../store/sites.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

/** A run of which it cannot be found out is given up, so that others do not wait for it. */
const attemptsMax = 5;

interface News {
  readonly items: readonly AlertItem[];
  readonly path: string;
  readonly analysisId: string | null;
}

/** Told once, not after each run of a site that stays unreachable. */
function newsOfUnreachable(run: UntoldRun, { kinds }: Alerts): News {
  const isTold = run.wasUnreachable || !kinds.includes('site-unreachable');
  const item: AlertItem = {
    kind: 'site-unreachable',
    headline: words.unreachable,
    details: [run.unreadable ?? ''],
  };
  return { items: isTold ? [] : [item], path: `/sites/${run.siteId}`, analysisId: null };
}

/** The first analysis has nothing to be compared with. */
async function newsOfAnalysis(deps: Deps, run: UntoldRun, alerts: Alerts): Promise<News | null> {
  const { userId, runId } = run;
  const previous = (await readAnalysisPlace(deps.db, { userId, id: runId }))?.previous ?? null;
  if (previous === null) return null;
  const [before, after] = await Promise.all([
    readReport(deps.db, { userId, id: previous.id }),
    readReport(deps.db, { userId, id: runId }),
  ]);
  if (before === null || after === null) return null;
  const { kinds, scoreDrop } = alerts;
  const reports = { before: before.text, after: after.text, wishes: { kinds, scoreDrop } };
  const items = await deps.reports.worker.call('findAlerts', reports, userId);
  return { items, path: `/analysis/${runId}/changes?since=${previous.id}`, analysisId: runId };
}

async function readNews(deps: Deps, run: UntoldRun, alerts: Alerts): Promise<News | null> {
  return run.unreadable === null ? newsOfAnalysis(deps, run, alerts) : newsOfUnreachable(run, alerts);
}

/** What is told and that it was told are one transaction: a crash leaves both to another node, or neither. */
async function tell(deps: Deps, run: UntoldRun): Promise<void> {
  const wished = await readAlerts(deps.db, run.siteId);
  const news = wished === null ? null : await readNews(deps, run, wished);
  await inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    await lockAccount(tx, run.userId);
    const isFirst = await finishUntoldRun(tx, run, run.unreadable !== null);
    const alerts = await readAlerts(tx, run.siteId);
    if (!isFirst || alerts === null || news === null || news.items.length === 0) return;
    const at = deps.now();
    const channels = [
      ...(alerts.byEmail ? (['email'] as const) : []),
      ...(alerts.webhookUrl === null ? [] : (['webhook'] as const)),
    ];
    for (const channel of channels) {
      const message: AlertMessage = {
        id: randomUUID(),
        type: 'alert',
        createdAt: at.toISOString(),
        site: { id: run.siteId, domain: run.domain },
        analysisId: news.analysisId,
        url: `${deps.publicUrl}${news.path}`,
        items: [...news.items],
      };
      await insertDelivery(tx, { runId: run.runId, channel, message, at });
    }
  });
}

/** Of every run that has ended. */
export async function findNews(deps: Deps): Promise<void> {
  for (;;) {
    const run = await findUntoldRun(deps.db, attemptsMax);
    if (run === null) return;
    try {
      await tell(deps, run);
    } catch (error) {
      deps.log.error(
        { event: 'alert.failed', run: run.runId, error: String(error) },
        'it could not be found out what changed in a run',
      );
      await countAttempt(deps.db, run.runId);
    }
  }
}
