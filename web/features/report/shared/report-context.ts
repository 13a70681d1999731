/** What every part of one report can ask for: the analysis with its index, and apart from it the view, which changes often. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { createContext, use } from 'react';
import type { PageIndex } from './page-index.ts';
import type { ReportViewInUrl } from './use-report-view.ts';

/** Where the report is shown: new on the dashboard, or saved at its own URL. */
export type ReportPlace = 'dashboard' | 'saved';

export interface ReportData {
  readonly analysis: Analysis;
  readonly index: PageIndex;
  readonly place: ReportPlace;
}

export const ReportDataContext = createContext<ReportData | null>(null);
export const ReportViewContext = createContext<ReportViewInUrl | null>(null);

const outside = (): Error => new Error('A part of the report needs a Report around it.');

/** For parts that do not follow the view: they are drawn once. */
export function useReportData(): ReportData {
  const data = use(ReportDataContext);
  if (data === null) throw outside();
  return data;
}

export function useReport(): ReportData & ReportViewInUrl {
  const view = use(ReportViewContext);
  if (view === null) throw outside();
  return { ...useReportData(), ...view };
}
