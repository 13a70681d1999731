/** The words of the Design Analysis tab. */

import { countOf, formatNumber } from '@pagewright/contract/count-of';
import type { DesignCategory, DesignSeverity } from '@pagewright/contract/entities/design';
import { formatBytes } from '@pagewright/contract/report/report-words';

const seconds = (ms: number | null): string => (ms === null ? 'not measured' : `${(ms / 1000).toFixed(2)} s`);

export const severityWords: Readonly<Record<DesignSeverity, string>> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export const categoryWords: Readonly<Record<DesignCategory, string>> = {
  layout: 'layout',
  navigation: 'navigation',
  mobile_responsiveness: 'mobile responsiveness',
  accessibility: 'accessibility',
  branding: 'branding',
  visual_hierarchy: 'visual hierarchy',
  content_structure: 'content structure',
  brand_color_psychology: 'brand color psychology',
};

export const designStrings = {
  score: 'Overall design score',
  outOf: '/100',
  scoreSentence: (score: number, label: string) => `Design score ${score} out of 100: ${label}.`,
  pictures: 'Analyzed pages',
  noPicture: 'No screenshot',
  pages: (count: number, all: number) =>
    count < all ? `${count} of ${countOf(all, 'page')} analyzed` : `${countOf(count, 'page')} analyzed`,
  partial: (count: number, all: number) => `from only ${count} of ${countOf(all, 'page')}`,
  taken: (when: string) => `Screenshot taken ${when}`,
  alt: (view: string, url: string) => `${view} screenshot of ${url}`,
  shotError: 'Screenshot Error',
  notRendered: (pages: number) => `Screenshot Error: ${countOf(pages, 'page')} could not be rendered`,
  retry: 'Analyze again',
  retryPicture: 'Try again',
  scrollable: (view: string) => `${view} screenshot, scrollable`,
  shotGone: 'The screenshot has expired or can’t be loaded right now. The findings don’t depend on it.',
  views: 'Which screenshot',
  desktop: 'Desktop',
  mobile: 'Mobile',
  strengths: 'Strengths',
  recommendations: 'Recommendations',
  nothing: 'No issues found on this page.',
  more: (count: number) => `${countOf(count, 'more recommendation')} with lower priority.`,
  todo: 'What to do:',
  impact: 'Expected impact:',
  seenBy: (name: string) => `seen by ${name}, not measured`,
  show: (n: number) => `Show mark ${n} on the screenshot`,
  lab: 'Measured in this page load',
  lcp: 'Largest Contentful Paint',
  fcp: 'First Contentful Paint',
  ttfb: 'Time to First Byte',
  cls: 'Cumulative Layout Shift',
  tbt: 'Total Blocking Time',
  weight: 'Weight',
  seconds,
  shift: (value: number | null) => (value === null ? 'not measured' : value.toFixed(3)),
  blocking: (value: number | null) => (value === null ? 'not measured' : `${formatNumber(value)} ms`),
  weightOf: (bytes: number, requests: number) => `${formatBytes(bytes)} in ${countOf(requests, 'request')}`,
  kindOf: (kind: string, bytes: number, requests: number) =>
    `${kind} ${formatBytes(bytes)} (${formatNumber(requests)})`,
} as const;
