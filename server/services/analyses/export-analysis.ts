/** Exports an analysis as a report, as CSV and as JSON. */
import type { User } from '@pagewright/contract/entities/user';
import type { WorkItem } from '@pagewright/contract/entities/work-item';
import { exportName } from '@pagewright/contract/export-name';
import { refuse } from '../../errors/refusal.ts';
import { readBranding } from '../../store/brandings.ts';
import { readAnalysisPlace } from '../../store/sites.ts';
import type { Deps } from '../deps.ts';
import { readWorkList } from '../work-list/work-list.ts';
import { readAnalysis } from './read-analysis.ts';
import { reportPictures } from './report-pictures.ts';

interface Rendered {
  readonly of: { readonly domain: string; readonly date: string };
  readonly html: string;
}

async function workOf(deps: Deps, user: User, id: string): Promise<readonly WorkItem[]> {
  const place = await readAnalysisPlace(deps.db, { userId: user.id, id });
  return place === null ? [] : readWorkList(deps, user, place.siteId);
}

async function render(deps: Deps, user: User, id: string): Promise<Rendered> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  const { worker, style } = deps.reports;
  const branding = await readBranding(deps.db, user.id);
  const pictures = await reportPictures(deps, { userId: user.id, id });
  const work = await workOf(deps, user, id);
  return {
    of: { domain, date: date.toISOString() },
    html: await worker.call(
      'renderHtml',
      { text, fonts: style, branding, pictures, work, origin: deps.publicUrl },
      user.id,
    ),
  };
}

export async function exportHtmlReport(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { of, html } = await render(deps, user, id);
  return { fileName: exportName('html', of), body: html };
}

export async function exportPdf(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { of, html } = await render(deps, user, id);
  const printed = await deps.reports.printer.print(html, user.id);
  if (printed.kind === 'unavailable') throw refuse('pdf_unavailable', { message: printed.sentence });
  return { fileName: exportName('pdf', of), body: printed.pdf };
}

/** Exports the findings of an analysis, or its verified fixes, as CSV. */
export async function exportCsv(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  const work = await workOf(deps, user, id);
  return {
    fileName: exportName('csv', { domain, date: date.toISOString() }),
    body: await deps.reports.worker.call('renderCsv', { text, work }, user.id),
  };
}

export async function exportFixes(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return {
    fileName: exportName('fixes', { domain, date: date.toISOString() }),
    body: await deps.reports.worker.call('renderFixesCsv', { text }, user.id),
  };
}

interface ExportedFile {
  readonly fileName: string;
  readonly body: string | Buffer;
}

/** Exports the stored analysis as a JSON file. */
export async function exportJson(deps: Deps, user: User, id: string): Promise<ExportedFile> {
  const { domain, date, text } = await readAnalysis(deps, user, id);
  return { fileName: exportName('json', { domain, date: date.toISOString() }), body: text };
}
