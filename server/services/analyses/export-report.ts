/** Exports the report as one HTML file, or printed as PDF. */
import type { User } from '@pagewright/contract/entities/user';
import { exportName } from '@pagewright/contract/export-name';
import { refuse } from '../../errors/refusal.ts';
import { readBranding } from '../../store/brandings.ts';
import type { Deps } from '../deps.ts';
import type { ExportedFile } from './export-json.ts';
import { readAnalysis } from './read-analysis.ts';
import { reportPictures } from './report-pictures.ts';

interface Rendered {
  readonly of: { readonly domain: string; readonly date: string };
  readonly html: string;
}

async function render(deps: Deps, user: User, id: string): Promise<Rendered> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  const { worker, style } = deps.reports;
  const branding = await readBranding(deps.db, user.id);
  const pictures = await reportPictures(deps, { userId: user.id, id });
  return {
    of: { domain, date: date.toISOString() },
    html: await worker.call('renderHtml', { text, fonts: style, branding, pictures }, user.id),
  };
}

export async function exportHtmlReport(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { of, html } = await render(deps, user, id);
  return { fileName: exportName('html', of), body: html };
}

export async function exportPdf(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { of, html } = await render(deps, user, id);
  const printed = await deps.reports.printer.print(html);
  if (printed.kind === 'unavailable') throw refuse('pdf_unavailable', { message: printed.sentence });
  return { fileName: exportName('pdf', of), body: printed.pdf };
}
