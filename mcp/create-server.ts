/** The MCP server: tools and resources over the port, for any transport. */
import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { IssueCategory, Severity } from '@pagewright/contract/entities/issue';
import { z } from 'zod';
import { type Analyses, McpError } from './analyses.ts';
import { answer, answerMax, Cursor, failure, pageOf, textAnswer } from './answer.ts';
import type { Question } from './answer-question.ts';
import { summaryOf } from './describe.ts';
import { words } from './words.ts';

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

export interface ServerOptions {
  readonly version: string;
  readonly now: () => Date;
}

const analysisId = z.string().max(100).describe(words.analysisId);
const limit = z.int().min(1).max(100).optional().describe(words.limit);
const readOnly = { readOnlyHint: true, openWorldHint: false } as const;
const reachesOut = { readOnlyHint: true, openWorldHint: true } as const;

/** A sentence of ours becomes an answer; anything else is a fault and is thrown. */
const guarded =
  <A>(handle: (args: A, extra: Extra) => Promise<CallToolResult>) =>
  async (args: A, extra: Extra): Promise<CallToolResult> => {
    try {
      return await handle(args, extra);
    } catch (error) {
      if (error instanceof McpError) return failure(error.message);
      throw error;
    }
  };

async function ask({ ask: askOf }: Analyses, ids: readonly string[], question: Question): Promise<string> {
  const reply = await askOf(ids, question);
  if ('missing' in reply) throw new McpError(words.noAnalysis({ id: reply.missing }));
  if (reply.kind === 'refused') throw new McpError(reply.sentence);
  return reply.text;
}

/** Reports to clients that asked for it; a client that is gone is no reason to stop. */
function progressTo({ _meta, sendNotification }: Extra) {
  const progressToken = _meta?.progressToken;
  return ({ percentage, message }: { percentage: number; message: string }): void => {
    if (progressToken === undefined) return;
    const params = { progressToken, progress: percentage, total: 100, message };
    void sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
  };
}

const pattern = z.string().regex(/^[/*]/).max(500);
const patterns = {
  include: z.array(pattern).max(50).optional().describe(words.audit.include),
  exclude: z.array(pattern).max(50).optional(),
};

function addAuditTools(server: McpServer, analyses: Analyses): void {
  const { target, maxPages, hasPatterns, price } = analyses.auditOptions;
  server.registerTool(
    'audit_site',
    {
      title: words.audit.title,
      description: [words.audit.description, price ?? []].flat().join(' '),
      inputSchema: {
        target: z.string().min(1).max(2048).describe(target),
        maxPages: z
          .int()
          .min(1)
          .max(maxPages.max)
          .optional()
          .describe(words.audit.maxPages({ pages: maxPages.default })),
        ...(hasPatterns && patterns),
      },
      annotations: { ...reachesOut, readOnlyHint: price === undefined, destructiveHint: false },
    },
    guarded(async (order, extra) => {
      const id = await analyses.audit(order, { signal: extra.signal, onProgress: progressTo(extra) });
      return textAnswer(await ask(analyses, [id], { kind: 'overview' }));
    }),
  );
  server.registerTool(
    'list_analyses',
    {
      title: words.list.title,
      description: words.list.description,
      inputSchema: { cursor: Cursor },
      annotations: readOnly,
    },
    guarded(async ({ cursor }) => {
      const { items, ...rest } = pageOf((await analyses.list()).map(summaryOf), cursor);
      return answer({ analyses: items, ...rest });
    }),
  );
}

function addReadingTools(server: McpServer, analyses: Analyses): void {
  server.registerTool(
    'list_findings',
    {
      title: words.findings.title,
      description: words.findings.description,
      inputSchema: {
        analysisId,
        severity: Severity.optional().describe(words.findings.severity),
        category: IssueCategory.optional(),
        ruleId: z.string().max(100).optional(),
        url: z.string().max(2048).optional().describe(words.findings.url),
        limit,
        cursor: Cursor,
      },
      annotations: readOnly,
    },
    guarded(async ({ analysisId: id, ...filter }) =>
      textAnswer(await ask(analyses, [id], { kind: 'findings', ...filter })),
    ),
  );
  server.registerTool(
    'list_pages',
    {
      title: words.pages.title,
      description: words.pages.description,
      inputSchema: { analysisId, limit, cursor: Cursor },
      annotations: readOnly,
    },
    guarded(async ({ analysisId: id, ...paged }) =>
      textAnswer(await ask(analyses, [id], { kind: 'pages', ...paged })),
    ),
  );
  server.registerTool(
    'list_opportunities',
    {
      title: words.search.title,
      description: words.search.description,
      inputSchema: { analysisId, limit, cursor: Cursor },
      annotations: readOnly,
    },
    guarded(async ({ analysisId: id, ...paged }) =>
      textAnswer(await ask(analyses, [id], { kind: 'search', ...paged })),
    ),
  );
  server.registerTool(
    'read_page',
    {
      title: words.page.title,
      description: words.page.description,
      inputSchema: { analysisId, url: z.string().max(2048) },
      annotations: readOnly,
    },
    guarded(async ({ analysisId: id, url }) => textAnswer(await ask(analyses, [id], { kind: 'page', url }))),
  );
  server.registerTool(
    'explain_rule',
    {
      title: words.check.title,
      description: words.check.description,
      inputSchema: { ruleId: z.string().max(100) },
      annotations: readOnly,
    },
    guarded(async ({ ruleId }) => textAnswer(await ask(analyses, [], { kind: 'rule', ruleId }))),
  );
  server.registerTool(
    'compare_analyses',
    {
      title: words.changes.title,
      description: words.changes.description,
      inputSchema: { before: analysisId, after: analysisId, limit, cursor: Cursor },
      annotations: readOnly,
    },
    guarded(async ({ before, after, ...paged }) =>
      textAnswer(await ask(analyses, [before, after], { kind: 'changes', ...paged })),
    ),
  );
}

function addVerifyTool(server: McpServer, analyses: Analyses, { now }: ServerOptions): void {
  const edit = z.object({
    search: z.string().min(1).max(20_000).describe(words.verify.search),
    replace: z.string().max(20_000),
  });
  server.registerTool(
    'verify_fix',
    {
      title: words.verify.title,
      description: words.verify.description,
      inputSchema: { analysisId, url: z.string().max(2048), edits: z.array(edit).min(1).max(50) },
      annotations: reachesOut,
    },
    guarded(async ({ analysisId: id, url, edits }, { signal }) => {
      // Of a page of the analysis only, before anything is fetched.
      await ask(analyses, [id], { kind: 'page', url });
      const outcome = await analyses.fetchPage(id, url, signal);
      if (outcome.kind === 'unreadable') return failure(outcome.sentence);
      const today = now().toISOString().slice(0, 10);
      const question = { kind: 'verification', url, fresh: outcome.fresh, edits, today } as const;
      return textAnswer(await ask(analyses, [id], question));
    }),
  );
}

const uriOf = (id: string, kind: 'report.md' | 'report.json'): string =>
  `pagewright://analyses/${id}/${kind}`;

function addResources(server: McpServer, analyses: Analyses): void {
  const template = new ResourceTemplate('pagewright://analyses/{id}/{file}', {
    list: async () => ({
      resources: (await analyses.list()).flatMap(({ id, domain, date }) => [
        {
          uri: uriOf(id, 'report.md'),
          name: `${domain}, ${date.slice(0, 10)} (compact)`,
          mimeType: 'text/markdown',
        },
        {
          uri: uriOf(id, 'report.json'),
          name: `${domain}, ${date.slice(0, 10)} ${words.reports.allData}`,
          mimeType: 'application/json',
        },
      ]),
    }),
  });
  server.registerResource(
    'report',
    template,
    {
      title: words.reports.title,
      description: words.reports.description,
    },
    async (uri, { id, file }) => {
      if (file !== 'report.json' && file !== 'report.md') throw new McpError(words.reports.unknown);
      const format = file === 'report.json' ? 'json' : 'markdown';
      const mimeType = file === 'report.json' ? 'application/json' : 'text/markdown';
      const text = await ask(analyses, [String(id)], { kind: 'report', format });
      return { contents: [{ uri: uri.href, mimeType, text }] };
    },
  );
}

export function createMcpServer(analyses: Analyses, options: ServerOptions): McpServer {
  const server = new McpServer(
    { name: 'pagewright', title: 'Pagewright', version: options.version },
    {
      instructions: words.instructions({ most: answerMax }),
      capabilities: { tools: {}, resources: {} },
    },
  );
  addAuditTools(server, analyses);
  addReadingTools(server, analyses);
  addVerifyTool(server, analyses, options);
  addResources(server, analyses);
  return server;
}
