/** The stored analysis as a file. */
import type { User } from '@pagewright/contract/entities/user';
import type { Deps } from './deps.ts';
import { exportName } from './export-name.ts';
import { readAnalysis } from './read-analysis.ts';

export interface ExportedFile {
  readonly fileName: string;
  readonly body: string | Buffer;
}

export async function exportJson(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return { fileName: exportName(domain, `-${date.toISOString().slice(0, 10)}.json`), body: text };
}
