/** The four insight cards, and which card a group of rules belongs to. */
import type { IssueCategory } from '../entities/issue.ts';
import { messages } from '../messages/translate.ts';

/** In the order of the report. */
export const insightCards = [
  'technicalAnalysis',
  'contentQualityAnalysis',
  'linkArchitectureAnalysis',
  'performanceAnalysis',
] as const;
export type CardName = (typeof insightCards)[number];

export const cardNames: Readonly<Record<CardName, string>> = messages({
  technicalAnalysis: 'Technical SEO',
  contentQualityAnalysis: 'Content Quality',
  linkArchitectureAnalysis: 'Link Architecture',
  performanceAnalysis: 'Performance',
});

/** What a score is made of: a fast site without a phone layout is poor here. */
export const cardScopes: Readonly<Record<CardName, string>> = messages({
  technicalAnalysis: 'Crawling, indexing, markup, security',
  contentQualityAnalysis: 'Titles, text, images, accessibility',
  linkArchitectureAnalysis: 'Internal and external links',
  performanceAnalysis: 'Speed, mobile layout, JavaScript',
});

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
