/** The analyses of an account for AI agents: what its API key may do, at the prices and limits of the screen. */

import { cleanPastedUrl } from '@pagewright/contract/domain';
import { StartAnalysis } from '@pagewright/contract/entities/analyze-form';
import type { ApiKeyScope } from '@pagewright/contract/entities/api-key';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { type Analyses, type AuditOrder, type AuditPorts, McpError } from '@pagewright/mcp/analyses';
import { Refusal, refuse } from '../../errors/refusal.ts';
import { readReport } from '../../store/analyses.ts';
import { readRun } from '../../store/run-lists.ts';
import type { Run } from '../../store/runs.ts';
import { limitRequests } from '../accounts/attempt-limits.ts';
import { fetchPageVersion } from '../analyses/fetch-page-version.ts';
import { abandonRun } from '../analyses/finish-run.ts';
import { listHistory } from '../analyses/history.ts';
import { startAnalysis } from '../analyses/start-analysis.ts';
import { waitForRun } from '../analyses/wait-for-run.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

export interface Agent {
  readonly user: User;
  readonly keyId: string;
  readonly scopes: readonly ApiKeyScope[];
}

const { settings, credits } = limits;

const auditOptions = (): Analyses['auditOptions'] => ({
  target: words.target,
  maxPages: { max: settings.maxPages.max, default: words.maxPages },
  hasPatterns: false,
  price: words.price({ scan: credits.scan.paid, page: credits.aiSuggestionsPerPage }),
});

/**
 * What the services refuse becomes a sentence for the agent. So does a fault of ours, which is logged: the protocol's
 * library would send the words of any other error, with whatever they say of our inside.
 */
async function refusable<T>({ log }: Deps, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof McpError || signal?.aborted === true) throw error;
    if (error instanceof Refusal) throw new McpError(error.message);
    log.error({ event: 'mcp.call_failed', err: error }, 'a call of an agent failed');
    throw new McpError(refuse('internal').message);
  }
}

function orderOf(target: string): StartAnalysis {
  const parsed = StartAnalysis.safeParse({ domain: cleanPastedUrl(target) });
  if (parsed.success) return parsed.data;
  throw new McpError(words.invalidTarget);
}

function progressOf({ state, progress }: Run): { percentage: number; message: string } {
  if (state === 'queued') return { percentage: 0, message: words.waiting };
  const { percentage, pagesAnalyzed, pagesToAnalyze, currentPageUrl } = progress;
  const pages =
    pagesToAnalyze === null
      ? words.pages({ pages: pagesAnalyzed })
      : words.pagesOf({ pages: pagesAnalyzed, all: pagesToAnalyze });
  return { percentage, message: `${pages} ${currentPageUrl ?? ''}`.trim() };
}

/** Progress never falls, although a run that is retried begins again. */
function rising(onProgress: AuditPorts['onProgress']): (run: Run) => void {
  let last = -1;
  return (run) => {
    const { percentage, message } = progressOf(run);
    if (percentage <= last) return;
    last = percentage;
    onProgress({ percentage, message });
  };
}

async function audit(
  deps: Deps,
  { user }: Agent,
  { target, maxPages }: AuditOrder,
  { signal, onProgress }: AuditPorts,
): Promise<string> {
  const order = orderOf(target);
  const { runId } = await startAnalysis(deps, user, order, {
    settings: maxPages === undefined ? {} : { maxPages },
    network: null,
  });
  const run = await waitForRun(deps, runId, { signal, onProgress: rising(onProgress) });
  if (signal.aborted && typeof signal.reason === 'string') {
    const unfinished = await readRun(deps.db, runId);
    if (unfinished !== null) await abandonRun(deps.db, unfinished, { state: 'cancelled', error: null });
  }
  // A client that is gone did not cancel: the run goes on, and its analysis will be listed.
  signal.throwIfAborted();
  if (run?.state === 'completed') return runId;
  throw new McpError(run?.state === 'failed' ? (run.error ?? words.failed) : words.cancelled);
}

export function storedAnalyses(deps: Deps, agent: Agent): Analyses {
  const { user, keyId, scopes } = agent;
  const need = (scope: ApiKeyScope): void => {
    if (!scopes.includes(scope)) throw new McpError(words.noScope({ scope }));
  };
  const countWork = () => limitRequests(deps, { userId: user.id, keyId }, 'work');
  const textsOf = async (ids: readonly string[]): Promise<string[] | { missing: string }> => {
    const texts: string[] = [];
    for (const id of ids) {
      const report = await readReport(deps.db, { userId: user.id, id });
      if (report === null) return { missing: id };
      texts.push(report.text);
    }
    return texts;
  };
  return {
    auditOptions: auditOptions(),
    audit: (order, ports) =>
      refusable(
        deps,
        async () => {
          need('run');
          need('read');
          await countWork();
          return audit(deps, agent, order, ports);
        },
        ports.signal,
      ),
    list: () =>
      refusable(deps, async () => {
        need('read');
        return (await listHistory(deps, user)).map((item) => ({ ...item, score: item.score ?? null }));
      }),
    ask: (ids, question) =>
      refusable(deps, async () => {
        if (ids.length > 0) need('read');
        const texts = await textsOf(ids);
        if (!Array.isArray(texts)) return texts;
        return deps.reports.worker.call('answerAgent', { texts, question }, user.id);
      }),
    fetchPage: (id, url, signal) =>
      refusable(
        deps,
        async () => {
          need('run');
          await countWork();
          const texts = await textsOf([id]);
          const [text] = Array.isArray(texts) ? texts : [];
          if (text === undefined) throw new McpError(words.noAnalysis({ id }));
          const version = await deps.reports.worker.call('versionOfPage', { text, url }, user.id);
          return fetchPageVersion(deps, { analysisId: id, pageUrl: url, version: version ?? 'html' }, signal);
        },
        signal,
      ),
  };
}
