/** Tests the ticket of a finding as its reader gets it. */
import { expect, it } from 'vitest';
import type { Issue } from '../entities/issue.ts';
import type { Page } from '../entities/page.ts';
import { issueGroups } from './issue-groups.ts';
import { ticketText } from './ticket-text.ts';

const issue: Issue = {
  ruleId: 'title-too-long',
  severity: 'warning',
  category: 'title',
  title: 'Title is too long',
  description: 'The title has 90 characters.',
  why: 'Results cut it off.',
  fix: 'Shorten it to 60 characters.',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  evidence: [{ found: 'Oak `and` elm', wanted: 'at most 60 characters' }],
};
const page = (path: string, ...evidence: Issue['evidence']): Page => ({
  url: `https://shop.example/${path}`,
  title: 'Oak',
  metaDescription: null,
  headings: [],
  paragraphs: [],
  images: [],
  issues: [evidence.length === 0 ? issue : { ...issue, evidence }],
  suggestions: [],
  contentMetrics: { wordCount: 0, keywordDensity: [] },
});

const ticketOf = (pages: readonly Page[]): string => {
  const [group] = issueGroups({ pages: [...pages], siteIssues: [] });
  if (group === undefined) expect.fail('There is no finding.');
  return ticketText(group, { domain: 'shop.example', reportUrl: 'https://pw.example/analysis/a1' });
};

it('says what, why, how and where', () => {
  expect(ticketOf([page('a'), page('b')])).toBe(`## Title is too long (shop.example)

Warning, 2 pages.

The title has 90 characters.

**Fix**

Shorten it to 60 characters.

**Why**

Results cut it off. (Google documents it: https://developers.google.com/search/docs/appearance/title-link)

**Evidence**

- found \`\`Oak \`and\` elm\`\`, expected \`at most 60 characters\`

**Pages**

- <https://shop.example/a>
- <https://shop.example/b>

Report: <https://pw.example/analysis/a1>
`);
});

it('names twenty pages and counts the others', () => {
  const text = ticketOf(Array.from({ length: 23 }, (_, at) => page(String(at))));
  expect(text.match(/^- <https/gm)).toHaveLength(20);
  expect(text).toContain('- and 3 more pages');
});

it('quotes what the site says, and names the URLs of evidence', () => {
  const linked = {
    found: 'linked from',
    foundAs: { messageId: 'linked-from' },
    urls: ['https://shop.example/'],
  };
  expect(ticketOf([page('a', linked)])).toContain('- found linked from: <https://shop.example/>\n');
});
