/** The words of the Design Analysis tab. */
import type { DesignCategory, DesignSeverity } from '@pagewright/contract/entities/design';
import { messages } from '@pagewright/contract/messages/translate';
import type { Tone } from '../../../ui/tone.ts';

export const severityWords: Readonly<Record<DesignSeverity, string>> = messages({
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
});

export const severityTones = {
  critical: 'poor',
  high: 'poor',
  medium: 'fair',
  low: 'info',
} as const satisfies Readonly<Record<DesignSeverity, Tone>>;

export const categoryWords: Readonly<Record<DesignCategory, string>> = messages({
  layout: 'layout',
  navigation: 'navigation',
  mobile_responsiveness: 'mobile responsiveness',
  accessibility: 'accessibility',
  branding: 'branding',
  visual_hierarchy: 'visual hierarchy',
  content_structure: 'content structure',
  brand_color_psychology: 'brand color psychology',
});

export const designStrings = messages({
  score: 'Overall design score',
  outOf: '/100',
  scoreSentence: 'Design score {score} out of 100: {label}.',
  pictures: 'Analyzed pages',
  noPicture: 'No screenshot',
  somePages: '{count} of {all, plural, one {# page} other {# pages}} analyzed',
  allPages: '{count, plural, one {# page} other {# pages}} analyzed',
  partial: 'from only {count} of {all, plural, one {# page} other {# pages}}',
  taken: 'Screenshot taken {when}',
  alt: '{view} screenshot of {url}',
  shotError: 'Screenshot Error',
  notRendered: 'Screenshot Error: {pages, plural, one {# page} other {# pages}} could not be rendered',
  retry: 'Analyze again',
  retryPicture: 'Try again',
  scrollable: '{view} screenshot, scrollable',
  shotGone: 'The screenshot has expired or can’t be loaded right now. The findings don’t depend on it.',
  views: 'Which screenshot',
  desktop: 'Desktop',
  mobile: 'Mobile',
  strengths: 'Strengths',
  recommendations: 'Recommendations',
  nothing: 'No issues found on this page.',
  more: '{count, plural, one {# more recommendation} other {# more recommendations}} with lower priority.',
  todo: 'What to do:',
  impact: 'Expected impact:',
  repeated: 'On several pages',
  onPages: 'On {count, plural, one {# page} other {# pages}}: what to do',
  seenBy: 'seen by {name}, not measured',
  show: 'Show mark {n} on the screenshot',
  lab: 'Measured in this page load',
  lcp: 'Largest Contentful Paint',
  fcp: 'First Contentful Paint',
  ttfb: 'Time to First Byte',
  cls: 'Cumulative Layout Shift',
  tbt: 'Total Blocking Time',
  weight: 'Weight',
  notMeasured: 'not measured',
  seconds: '{seconds} s',
  milliseconds: '{ms, number} ms',
  weightOf: '{size} in {requests, plural, one {# request} other {# requests}}',
  kindOf: '{kind} {size} ({requests, number})',
});
