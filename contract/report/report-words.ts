/** The words of a report that screen and exported file share: labels, sentences about lengths, what a page is called. */
import type { Basis, IssueCategory, Severity } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { limits } from '../limits.ts';
import { plainMessages } from '../messages/plain-messages.ts';
import { parseUrl } from '../parse-url.ts';
import {
  graphemeLength,
  type LengthRating,
  rateDescriptionLength,
  rateTitleLength,
  type Tone,
} from '../ratings.ts';
import { segmenterBy } from '../segmenters.ts';

/** Who says so, as a reader meets it beside a finding. */
export const basisLabels: Readonly<Record<Basis, string>> = plainMessages({
  google: 'Google documents it',
  standard: 'Web standard',
  heuristic: 'Rule of thumb',
});

export const severityLabels: Readonly<Record<Severity, string>> = plainMessages({
  critical: 'Critical',
  warning: 'Warning',
  info: 'Advice',
});

/** The five with a bar of their own are called as the specification calls them. */
export const categoryLabels: Readonly<Record<IssueCategory, string>> = plainMessages({
  title: 'title',
  'meta-description': 'meta-description',
  headings: 'headings',
  images: 'images',
  links: 'links',
  content: 'content',
  indexability: 'indexability',
  canonical: 'canonical URLs',
  sitemap: 'sitemap',
  'redirects-http': 'redirects and status codes',
  'hreflang-i18n': 'languages',
  'structured-data': 'structured data',
  social: 'social previews',
  mobile: 'mobile',
  performance: 'performance',
  security: 'security',
  accessibility: 'accessibility',
  url: 'URLs',
  'js-rendering': 'JavaScript',
  'ai-visibility': 'AI visibility',
});

const words = plainMessages({
  homepage: 'Homepage',
  length: {
    missing: 'Missing (recommended {from}–{to}).',
    'too-short':
      '{length, plural, one {# character} other {# characters}}. Too short (recommended {from}–{to}).',
    'too-long':
      '{length, plural, one {# character} other {# characters}}. Too long: search results cut it after about {max} (recommended {from}–{to}).',
    good: '{length, plural, one {# character} other {# characters}}. Good.',
  },
  seconds: '{seconds} s',
  minutes: '{minutes} min',
  minutesAndSeconds: '{minutes} min {seconds} s',
});

/** A length, its rating, and the sentence that says what to do about it. */
export interface LengthAssessment {
  readonly length: number;
  readonly rating: LengthRating;
  readonly tone: Tone;
  readonly sentence: string;
}

interface LengthRange {
  readonly min: number;
  readonly max: number;
  readonly recommendedMin: number;
  readonly recommendedMax: number;
}

function assessLength(text: string | null, rating: LengthRating, range: LengthRange): LengthAssessment {
  const length = text === null ? 0 : graphemeLength(text.trim());
  const { recommendedMin: from, recommendedMax: to, max } = range;
  const tones: Record<LengthRating, Tone> = {
    missing: 'poor',
    'too-short': 'fair',
    'too-long': 'fair',
    good: 'good',
  };
  return { length, rating, tone: tones[rating], sentence: words.length[rating]({ length, from, to, max }) };
}

export const assessTitleLength = (title: string | null): LengthAssessment =>
  assessLength(title, rateTitleLength(title), limits.title);

export const assessDescriptionLength = (description: string | null): LengthAssessment =>
  assessLength(description, rateDescriptionLength(description), limits.description);

function lastSegment(url: string): string {
  const path = parseUrl(url)?.pathname ?? url;
  const segment = path.split('/').findLast((part) => part !== '') ?? '';
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** A page's title, else the last part of its URL, else Homepage. */
export const pageName = ({ title, url }: Pick<Page, 'title' | 'url'>): string =>
  title?.trim() || lastSegment(url) || words.homepage;

/** `840 KB`, `1.2 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A line of a longer text. */
export function firstSentence(text: string): string {
  const [first] = segmenterBy('sentence').segment(text);
  return first?.segment.trim() ?? '';
}

/** `38 s`, `2 min`, `2 min 10 s`: to five seconds from a minute on. */
export function durationWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return words.seconds({ seconds });
  const rounded = Math.round(seconds / 5) * 5;
  const rest = rounded % 60;
  const minutes = Math.floor(rounded / 60);
  return rest === 0 ? words.minutes({ minutes }) : words.minutesAndSeconds({ minutes, seconds: rest });
}
