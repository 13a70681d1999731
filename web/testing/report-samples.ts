/** A report as tests need it: pages, issues, and an analysis of as many pages as wanted. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { DesignAnalysis } from '@pagewright/contract/entities/design';
import type { Issue } from '@pagewright/contract/entities/issue';
import type { Page } from '@pagewright/contract/entities/page';
import { analysis } from './samples.ts';

export const issue = (ruleId: string, more: Partial<Issue> = {}): Issue => ({
  ruleId,
  severity: 'warning',
  category: 'title',
  title: `Fault ${ruleId}`,
  description: `This page has ${ruleId}.`,
  why: `Why ${ruleId} matters.`,
  fix: `How to mend ${ruleId}.`,
  basis: 'google',
  evidence: [],
  ...more,
});

export const page = (path: string, more: Partial<Page> = {}): Page => ({
  url: `https://shop.example${path}`,
  title: `Page ${path}`,
  metaDescription: 'A description.',
  headings: [],
  paragraphs: [],
  images: [],
  issues: [],
  suggestions: [],
  contentMetrics: { wordCount: 100, keywordDensity: [] },
  ...more,
});

/** Pages /1 to /n, all good. */
export const pages = (count: number): Page[] => Array.from({ length: count }, (_, at) => page(`/${at + 1}`));

/** The parts of an analysis that its design makes up. */
export const designed = (design: DesignAnalysis): Pick<Analysis, 'designAnalysis' | 'enhancedInsights'> => ({
  designAnalysis: design.pageAnalyses.map(({ screenshotData }) => ({ screenshotData })),
  enhancedInsights: { designAnalysis: { ...design, explanation: design.summary, findings: [] } },
});

export const report = (more: Partial<Analysis> = {}): Analysis => ({ ...analysis, ...more });
