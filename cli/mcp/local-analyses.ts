/** Analyses of the local engine, kept in memory for as long as the MCP server runs. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { fetchFreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import { type Analyses, type AuditOrder, McpError } from '@pagewright/mcp/analyses';
import { answerQuestion } from '@pagewright/mcp/answer-question';
import { openClient } from '../audit/open-target.ts';
import { runAudit } from '../audit/run-audit.ts';
import type { Config } from '../config/config.ts';
import { AuditError, UsageError } from '../errors/usage-error.ts';
import { resolveTarget, type Target } from '../target/target.ts';
import { words } from '../words/words.ts';

const keptMax = 20;
const defaultMaxPages = 25;

interface Kept {
  readonly analysis: Analysis;
  readonly target: Target;
}

/** What an agent may not decide: folders and private addresses need the flag of whoever started the server. */
function targetOf(text: string, { allowPrivate }: Config): Target {
  const target = resolveTarget([text]);
  if (target.kind === 'folder' && allowPrivate !== true) throw new McpError(words.mcp.noFolders);
  return target;
}

const sentenceOf = (error: unknown): unknown =>
  error instanceof UsageError || error instanceof AuditError ? new McpError(error.message) : error;

export function createLocalAnalyses(config: Config): Analyses {
  const kept = new Map<string, Kept>();
  let count = 0;
  const keep = (analysis: Analysis, target: Target): Analysis => {
    count += 1;
    const named = { ...analysis, id: String(count) };
    kept.set(named.id, { analysis: named, target });
    const [oldest] = kept.keys();
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    return named;
  };
  const configFor = ({ maxPages, include, exclude }: AuditOrder): Config => ({
    ...config,
    maxPages: maxPages ?? config.maxPages ?? defaultMaxPages,
    ...(include !== undefined && { include: [...include] }),
    ...(exclude !== undefined && { exclude: [...exclude] }),
  });
  return {
    auditOptions: {
      target: words.mcp.target,
      maxPages: { max: 1000, default: String(config.maxPages ?? defaultMaxPages) },
      hasPatterns: true,
    },
    audit: async (order, { signal, onProgress }) => {
      try {
        const target = targetOf(order.target, config);
        const { analysis } = await runAudit(target, configFor(order), {
          signal,
          onProgress: ({ percentage, pagesAnalyzed, currentPageUrl }) =>
            onProgress({
              percentage,
              message:
                `${words.progress.pages({ pages: String(pagesAnalyzed) })}. ${currentPageUrl ?? ''}`.trim(),
            }),
        });
        return keep(analysis, target).id;
      } catch (error) {
        signal.throwIfAborted();
        throw sentenceOf(error);
      }
    },
    list: async () =>
      [...kept.values()]
        .map(({ analysis }) => ({ ...analysis, score: analysis.score?.value ?? null }))
        .reverse(),
    ask: async (ids, question) => {
      const missing = ids.find((id) => !kept.has(id));
      if (missing !== undefined) return { missing };
      const asked = ids.flatMap((id) => kept.get(id)?.analysis ?? []);
      return answerQuestion(asked, question);
    },
    fetchPage: async (id, url, signal) => {
      const known = kept.get(id);
      if (known === undefined) throw new McpError(words.mcp.noAnalysis({ id }));
      const opened = await openClient(known.target, config);
      try {
        return await fetchFreshPage(opened.client, url, signal, { ignoredHost: opened.ignoredHost });
      } finally {
        await opened.close();
      }
    },
  };
}
