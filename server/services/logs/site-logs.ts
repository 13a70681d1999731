/** Reads an uploaded server log, and what was counted in it. */
import type { Readable } from 'node:stream';
import type { LogView } from '@pagewright/contract/entities/server-log';
import type { User } from '@pagewright/contract/entities/user';
import { exportName } from '@pagewright/contract/export-name';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { readReport } from '../../store/analyses.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { deleteServerLog, readServerLog, saveServerLog } from '../../store/server-logs.ts';
import { readLatestAnalysisId } from '../../store/sites.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';
import { words } from './words.ts';

/** The body as it arrives; a sender that goes away ends it. */
async function* received(body: Readable): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > limits.logs.bytesMax) throw refuse('too_large');
      yield piece;
    }
  } catch (error) {
    throw body.errored === null ? error : refuse('bad_request');
  }
}

const change = (deps: Deps, user: User, work: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    return work(tx);
  });

async function viewOf(deps: Deps, user: User, siteId: string): Promise<LogView> {
  const stored = await readServerLog(deps.db, siteId);
  if (stored === null) return { summary: null, importedAt: null, join: null };
  const latest = await readLatestAnalysisId(deps.db, siteId);
  const report = latest === null ? null : await readReport(deps.db, { userId: user.id, id: latest });
  const input = { summary: stored.summary, text: report?.text ?? null };
  const parts = await deps.reports.worker.call('viewLogs', input, user.id);
  return { ...parts, importedAt: stored.importedAt.toISOString() };
}

/** What is counted takes the place of what was. */
export async function importLogs(
  deps: Deps,
  user: User,
  siteId: string,
  { body, format }: { readonly body: Readable; readonly format?: string | undefined },
): Promise<LogView> {
  const siteKey = await requireSite(deps, user, siteId);
  const [site] = siteKey.split('/', 1);
  const outcome = await deps.logs.read(user.id, received(body), {
    ...(site !== undefined && { site }),
    ...(format !== undefined && { format }),
    limits: { listed: limits.logs.pages },
    bytesMax: limits.logs.unpackedMax,
  });
  if (outcome === null) throw refuse('log_busy');
  if (outcome.kind === 'refused') throw refuse('log_unreadable', { message: words[outcome.refusal.code] });
  const summary = JSON.stringify(outcome.summary);
  await change(deps, user, (tx) => saveServerLog(tx, siteId, { summary, importedAt: deps.now() }));
  return viewOf(deps, user, siteId);
}

export async function readLogs(deps: Deps, user: User, siteId: string): Promise<LogView> {
  await requireSite(deps, user, siteId);
  return viewOf(deps, user, siteId);
}

export async function exportLogs(
  deps: Deps,
  user: User,
  siteId: string,
): Promise<{ readonly fileName: string; readonly body: string }> {
  const siteKey = await requireSite(deps, user, siteId);
  const stored = await readServerLog(deps.db, siteId);
  if (stored === null) throw refuse('no_logs');
  const { summary, importedAt } = stored;
  return {
    fileName: exportName('logs', { domain: siteKey, date: importedAt.toISOString() }),
    body: await deps.reports.worker.call('renderLogsCsv', { summary }, user.id),
  };
}

export async function removeLogs(deps: Deps, user: User, siteId: string): Promise<{ ok: true }> {
  await requireSite(deps, user, siteId);
  await change(deps, user, (tx) => deleteServerLog(tx, siteId));
  return { ok: true };
}
