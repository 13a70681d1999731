/** Renders the report of a period for a client. */

import type { User } from '@pagewright/contract/entities/user';
import { periodName } from '@pagewright/contract/export-name';
import { refuse } from '../../errors/refusal.ts';
import { readBranding } from '../../store/brandings.ts';
import { readAnalysis } from '../analyses/read-analysis.ts';
import type { Deps } from '../deps.ts';
import { readSite } from './read-sites.ts';

export interface ClientReportWish {
  readonly siteId: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly notes: string;
}

interface RenderedPeriod {
  readonly domain: string;
  readonly from: string;
  readonly to: string;
  readonly html: string;
}

async function render(
  deps: Deps,
  user: User,
  { siteId, from, to, notes }: ClientReportWish,
): Promise<RenderedPeriod> {
  const site = await readSite(deps, user, siteId);
  const atOf = (id: string | undefined, usual: number): number =>
    id === undefined ? usual : site.points.findIndex(({ analysisId }) => analysisId === id);
  const [one, other] = [atOf(from, 0), atOf(to, site.points.length - 1)];
  if (one === -1 || other === -1) throw refuse('analysis_not_found');
  const points = site.points.slice(Math.min(one, other), Math.max(one, other) + 1);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) throw refuse('nothing_to_compare');
  const [before, after] = await Promise.all(
    [first, last].map(({ analysisId }) => readAnalysis(deps, user, analysisId)),
  );
  if (before === undefined || after === undefined) throw refuse('analysis_not_found');
  const texts = { before: before.text, after: after.text };
  const changes = await deps.reports.worker.call('compareReports', texts, user.id);
  const html = await deps.reports.worker.call(
    'renderPeriod',
    {
      site: { ...site, points, analyses: points.length },
      fonts: deps.reports.style,
      branding: await readBranding(deps.db, user.id),
      changes,
      notes,
    },
    user.id,
  );
  return { domain: site.domain, from: first.date, to: last.date, html };
}

export async function exportClientReport(deps: Deps, user: User, wish: ClientReportWish) {
  const rendered = await render(deps, user, wish);
  return { fileName: periodName('html', rendered), body: rendered.html };
}

export async function exportClientPdf(deps: Deps, user: User, wish: ClientReportWish) {
  const rendered = await render(deps, user, wish);
  const printed = await deps.reports.printer.print(rendered.html, user.id);
  if (printed.kind === 'unavailable') throw refuse('pdf_unavailable', { message: printed.sentence });
  return { fileName: periodName('pdf', rendered), body: printed.pdf };
}
