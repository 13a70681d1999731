/** What every part of one report can ask for: the analysis, its index, and how to change the view. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { createContext, use } from 'react';
import type { PageIndex } from './page-index.ts';
import type { ReportViewInAddress } from './use-report-view.ts';

/** Where the report stands: fresh on the dashboard, or saved at its own address. */
export type ReportPlace = 'dashboard' | 'saved';

export interface ReportOnScreen extends ReportViewInAddress {
  readonly analysis: Analysis;
  readonly index: PageIndex;
  readonly place: ReportPlace;
}

export const ReportContext = createContext<ReportOnScreen | null>(null);

export function useReport(): ReportOnScreen {
  const report = use(ReportContext);
  if (report === null) throw new Error('A part of the report needs a Report around it.');
  return report;
}
