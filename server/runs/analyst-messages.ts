/** What a run's thread and the analyst's thread say to each other, over a port of their own. */
import type { EnhancedInsights } from '@pagewright/contract/entities/insights';
import type { AdvisedPage, AdvisedSite, SiteForAdvice } from '@pagewright/engine/advise/advisor';

export type AnalystTask =
  | { readonly kind: 'open'; readonly site: SiteForAdvice }
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'site'; readonly insights: EnhancedInsights };

/** Asked one at a time: a port serves one site. */
export type AnalystAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'page'; readonly page: AdvisedPage }
  | { readonly kind: 'site'; readonly site: AdvisedSite }
  | { readonly kind: 'failed'; readonly message: string };

/** What the thread tells the desk that keeps it. */
export interface AnalystState {
  readonly openPorts: number;
}
