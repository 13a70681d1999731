/** Assigns every group of rules to one insight card. */
import type { IssueCategory } from '@pagewright/contract/entities/issue';

export type CardName =
  | 'technicalAnalysis'
  | 'contentQualityAnalysis'
  | 'linkArchitectureAnalysis'
  | 'performanceAnalysis';

export const cardOfGroup: Readonly<Record<IssueCategory, CardName>> = {
  title: 'contentQualityAnalysis',
  'meta-description': 'contentQualityAnalysis',
  headings: 'contentQualityAnalysis',
  images: 'contentQualityAnalysis',
  content: 'contentQualityAnalysis',
  social: 'contentQualityAnalysis',
  accessibility: 'contentQualityAnalysis',
  links: 'linkArchitectureAnalysis',
  sitemap: 'technicalAnalysis',
  'redirects-http': 'technicalAnalysis',
  url: 'technicalAnalysis',
  indexability: 'technicalAnalysis',
  canonical: 'technicalAnalysis',
  'hreflang-i18n': 'technicalAnalysis',
  'structured-data': 'technicalAnalysis',
  security: 'technicalAnalysis',
  'ai-visibility': 'technicalAnalysis',
  performance: 'performanceAnalysis',
  mobile: 'performanceAnalysis',
  'js-rendering': 'performanceAnalysis',
};
