/** The whole report as one HTML file, and the same printed as PDF. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import type { Deps } from './deps.ts';
import type { ExportedFile } from './export-json.ts';
import { exportName } from './export-name.ts';
import { readAnalysis } from './read-analysis.ts';

async function render(deps: Deps, user: User, id: string): Promise<{ domain: string; html: string }> {
  const { domain, text } = await readAnalysis(deps, user, id);
  const { desk, look } = deps.reports;
  return { domain, html: await desk.ask('renderHtml', { text, look }) };
}

export async function exportHtmlReport(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, html } = await render(deps, user, id);
  return { fileName: exportName(domain, '.html'), body: html };
}

export async function exportPrintedReport(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, html } = await render(deps, user, id);
  const printed = await deps.reports.printer.print(html);
  if (printed.kind === 'unavailable') throw refuse('pdf_unavailable', { message: printed.sentence });
  return { fileName: exportName(domain, '.pdf'), body: printed.pdf };
}
