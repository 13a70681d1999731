/** The findings of an analysis, or its proven fixes, as a spreadsheet. */
import type { User } from '@pagewright/contract/entities/user';
import type { Deps } from './deps.ts';
import type { ExportedFile } from './export-json.ts';
import { exportName } from './export-name.ts';
import { readAnalysis } from './read-analysis.ts';

export async function exportCsv(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return {
    fileName: exportName(domain, `-${date.toISOString().slice(0, 10)}.csv`),
    body: await deps.reports.desk.ask('renderCsv', { text }),
  };
}

export async function exportFixes(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return {
    fileName: exportName(domain, `-fixes-${date.toISOString().slice(0, 10)}.csv`),
    body: await deps.reports.desk.ask('renderFixesCsv', { text }),
  };
}
