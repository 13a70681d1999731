/** Exports the findings of an analysis, or its verified fixes, as CSV. */
import type { User } from '@pagewright/contract/entities/user';
import { exportName } from '@pagewright/contract/export-name';
import type { Deps } from '../deps.ts';
import type { ExportedFile } from './export-json.ts';
import { readAnalysis } from './read-analysis.ts';

export async function exportCsv(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return {
    fileName: exportName('csv', { domain, date: date.toISOString() }),
    body: await deps.reports.worker.call('renderCsv', { text }, user.id),
  };
}

export async function exportFixes(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return {
    fileName: exportName('fixes', { domain, date: date.toISOString() }),
    body: await deps.reports.worker.call('renderFixesCsv', { text }, user.id),
  };
}
