/** The pages that crawlers visit as CSV, one line each. */
import type { LogSummary } from '@pagewright/contract/entities/server-log';
import { writeCsv } from './csv.ts';
import { words } from './words.ts';

export function renderLogsCsv({ pages, crawlers }: LogSummary): string {
  const tokens = crawlers.filter(({ hits }) => hits > 0).map(({ crawler }) => crawler);
  const heads = [...Object.values(words.csvLogs), ...tokens];
  const rows = pages.map(({ path, hits, status, last, crawlers: visits }) => [
    path,
    String(hits),
    String(status),
    last,
    ...tokens.map((token) => String(visits[token]?.hits ?? 0)),
  ]);
  return writeCsv([heads, ...rows]);
}
