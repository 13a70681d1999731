/** A page counts as delivered by the texts that are in the report, not for those that verification dropped. */
import type { Page } from '@pagewright/contract/entities/page';
import { expect, it } from 'vitest';
import type { PageSuggestions } from '../suggest/suggester.ts';
import { countDelivered } from './analyze-site.ts';

const suggested = (url: string): PageSuggestions => ({
  url,
  writtenBy: 'Built-in assistant',
  suggestions: [
    { text: 'Use the title “A”.', ruleId: 'title-missing', changes: [{ kind: 'title', text: 'A' }] },
  ],
  title: 'A',
  description: null,
  headings: [],
  links: [],
  altTexts: [],
  withheld: [],
});

const reported = (url: string, title: string | null): Page => ({
  url,
  title: null,
  metaDescription: null,
  headings: [],
  paragraphs: [],
  images: [],
  issues: [],
  suggestions: [],
  contentMetrics: { wordCount: 0, keywordDensity: [] },
  suggestedTexts: {
    writtenBy: 'Built-in assistant',
    title,
    description: null,
    headings: [],
    links: [],
    withheld: [],
  },
});

it('does not count a page whose only text was dropped', () => {
  const suggestionsByUrl = new Map(['/a', '/b'].map((url) => [url, suggested(url)]));
  const pages = [reported('/a', 'A'), reported('/b', null)];
  expect(countDelivered({ delivered: 2, suggestionsByUrl }, pages)).toBe(1);
});
