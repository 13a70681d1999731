/** What a site's page shows of its logs: the first of each list, and the visits beside the latest analysis. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { LogSummary, LogView } from '@pagewright/contract/entities/server-log';
import { limits } from '@pagewright/contract/limits';
import { joinCrawl } from './join-crawl.ts';

export type LogViewParts = Pick<LogView, 'summary' | 'join'>;

export function viewLogs(summary: LogSummary, analysis: Analysis | null): LogViewParts {
  const { shown } = limits.logs;
  const join =
    analysis === null
      ? null
      : joinCrawl(summary, {
          pages: analysis.pages.map(({ url }) => url),
          found: analysis.coverage.entries,
        });
  return {
    summary: { ...summary, pages: summary.pages.slice(0, shown) },
    join: join && {
      ...join,
      unvisited: join.unvisited.slice(0, shown),
      unknown: join.unknown.slice(0, shown),
    },
  };
}
