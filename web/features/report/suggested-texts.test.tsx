/** Suggested texts on a page card: with author and copy button, verified fixes, and what was withheld. */

import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import type { SuggestedTexts } from '@pagewright/contract/entities/suggested-texts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../testing/render-app.tsx';
import { issue, page, report } from '../../testing/report-samples.ts';
import { AnalysisDetails } from './analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import './overview-tab.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({});
});

const title = 'Oak dining tables made to measure | Shop in Ghent town';
const suggestedTexts: SuggestedTexts = {
  writtenBy: 'gpt-test',
  title,
  description: 'Tables of oak from one tree.',
  headings: [{ level: 1, text: 'Oak dining tables', replaces: 'Welcome' }],
  links: [
    {
      anchor: 'oiled oak',
      target: 'https://shop.example/care?a=1&b=2',
      sentence: 'Our oiled oak lasts for long.',
    },
  ],
  withheld: [{ what: 'alt text for b.jpg', why: 'A person must look at it.' }],
};

const fix: VerifiedFix = {
  patch: 'Use this title.',
  words: title,
  html: `<title>${title}</title>`,
  steps: [
    {
      action: 'replace',
      selector: 'html > head > title',
      found: '<title>Shop</title>',
      html: `<title>${title}</title>`,
    },
  ],
  ruleIds: ['title-short'],
  cleared: ['title-short', 'on-site'],
  scoreBefore: 73,
  scoreAfter: 77,
  writtenBy: 'gpt-test',
};

const sample = (more: Partial<Page> = {}): Page =>
  page('/oak', {
    issues: [issue('title-short', { title: 'Title is too short' })],
    suggestions: ['Name the wood.'],
    images: [{ src: 'https://shop.example/a.jpg', alt: null, suggestedAlt: 'An oak table' }],
    suggestedTexts,
    fixes: [fix],
    ...more,
  });

async function open(shown: Page): Promise<Rendered> {
  server.on(
    'GET /api/analysis/a1',
    report({
      pages: [shown],
      siteIssues: [{ ...issue('on-site', { title: 'Two share one title' }), urls: [] }],
    }),
  );
  const rendered = renderApp(<AnalysisDetails id="a1" place="saved" />, { at: '/?page=/oak' });
  await screen.findByRole('heading', { name: 'Page-by-Page' });
  return rendered;
}

const row = (label: string) =>
  within(screen.getByRole('heading', { level: 5, name: label }).parentElement ?? document.body);
const suggestionsOn = (name: string) => {
  const heading = row('AI advice').getByRole('heading', { level: 6, name });
  return within(heading.parentElement?.parentElement ?? document.body);
};
const clipboard = () => navigator.clipboard.readText();

describe('measured fixes', () => {
  it('show the words, what they clear by its name, and the score before and after', async () => {
    await open(sample());
    const fixes = row('Measured fixes');
    expect(fixes.getByText(title)).toBeTruthy();
    expect(fixes.getByText('AI words · gpt-test')).toBeTruthy();
    const [clears, score] = fixes.getAllByRole('definition');
    expect(clears?.textContent).toContain('Title is too short');
    expect(clears?.textContent).toContain('Two share one title');
    expect(score?.textContent).toContain('73 → 77 measured on a copy of this page');
    expect(fixes.getByRole('img').getAttribute('aria-label')).toBe('Score 73 before, 77 after.');
  });

  it('copy as words and as markup', async () => {
    const { user } = await open(sample());
    await user.click(row('Measured fixes').getByRole('button', { name: 'Copy' }));
    expect(await clipboard()).toBe(title);
    await user.click(row('Measured fixes').getByRole('button', { name: 'Copy as HTML' }));
    expect(await clipboard()).toBe(`<title>${title}</title>`);
    expect(await screen.findByText('HTML copied to clipboard')).toBeTruthy();
  });

  it('open to where they go', async () => {
    const { user } = await open(sample());
    await user.click(row('Measured fixes').getByRole('button', { name: 'Where it goes' }));
    expect(row('Measured fixes').getByText('html > head > title')).toBeTruthy();
    expect(row('Measured fixes').getByText('<title>Shop</title>')).toBeTruthy();
  });

  it('offer no words where the page itself shows the fix', async () => {
    await open(sample({ fixes: [{ ...fix, words: null, writtenBy: null }] }));
    expect(row('Measured fixes').getByText('From the page itself')).toBeTruthy();
    expect(row('Measured fixes').queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(row('Measured fixes').getByRole('button', { name: 'Copy as HTML' })).toBeTruthy();
  });

  it.each([
    ['clears nothing', { cleared: [] }],
    ['costs points', { scoreAfter: 70 }],
  ])('leave out one that %s', async (_, more) => {
    await open(sample({ fixes: [{ ...fix, ...more }] }));
    expect(screen.queryByRole('heading', { name: 'Measured fixes' })).toBeNull();
    expect(suggestionsOn('New title').getByText('An idea, not a measured fix.')).toBeTruthy();
  });
});

describe('AI suggestions', () => {
  it('gives a title and a description on their rulers, signed, and says which was measured', async () => {
    const { user } = await open(sample());
    const words = suggestionsOn('New title');
    expect(words.getByRole('img').getAttribute('aria-label')).toBe(
      `New title: ${title.length} characters. Good.`,
    );
    expect(words.getByText('AI words · gpt-test')).toBeTruthy();
    expect(words.getByText('Measured: it is among the fixes above.')).toBeTruthy();
    await user.click(words.getByRole('button', { name: 'Copy' }));
    expect(await clipboard()).toBe(title);
    const description = suggestionsOn('New meta description');
    expect(description.getByRole('img').getAttribute('aria-label')).toContain('28 characters. Too short');
    expect(description.getByText('An idea, not a measured fix.')).toBeTruthy();
  });

  it('gives headings with what they replace, and links with their words, target and markup', async () => {
    const { user } = await open(sample());
    expect(suggestionsOn('Headings').getByRole('listitem').textContent).toContain(
      'Oak dining tables in place of “Welcome”',
    );
    const links = suggestionsOn('Internal links worth adding');
    expect(links.getAllByText('oiled oak').map(({ tagName }) => tagName)).toEqual(['MARK', 'STRONG']);
    await user.click(links.getByRole('button', { name: 'Copy URL' }));
    expect(await clipboard()).toBe('https://shop.example/care?a=1&b=2');
    await user.click(links.getByRole('button', { name: 'Copy as HTML' }));
    expect(await clipboard()).toBe('<a href="https://shop.example/care?a=1&amp;b=2">oiled oak</a>');
  });

  it('shows what was left to a person', async () => {
    await open(sample());
    const part = within(
      row('AI advice').getByRole('heading', { name: 'Left to a person' }).parentElement ?? document.body,
    );
    expect(part.getByRole('listitem').textContent).toBe('alt text for b.jpg A person must look at it.');
  });

  it('says which parts the built-in suggester wrote as a fallback, and why', async () => {
    const fallback = { parts: ['title', 'alt texts', 'suggestions'], why: 'gpt-test took too long' };
    const { user } = await open(sample({ suggestedTexts: { ...suggestedTexts, fallback } }));
    expect(
      row('AI advice').getByText(
        'The built-in analyst wrote title, alt texts, and suggestions because gpt-test took too long.',
      ),
    ).toBeTruthy();
    expect(suggestionsOn('New title').getByText('AI words · Built-in analyst')).toBeTruthy();
    expect(suggestionsOn('New meta description').getByText('AI words · gpt-test')).toBeTruthy();
    expect(row('Images').getByText(/AI · Built-in analyst.*An oak table/)).toBeTruthy();
    await user.click(row('Issues').getByRole('button', { name: /Title is too short/ }));
    expect(row('Issues').getByText('AI suggestion · Built-in analyst')).toBeTruthy();
  });

  it('says when nothing would change, and is absent without suggestions', async () => {
    const nothing = {
      ...suggestedTexts,
      title: null,
      description: null,
      headings: [],
      links: [],
      withheld: [],
    };
    const { unmount } = await open(sample({ suggestedTexts: nothing, fixes: [], suggestions: [''] }));
    expect(row('AI advice').getByText(/^gpt-test would leave title/)).toBeTruthy();
    expect(row('AI optimization suggestions').getByText(/^gpt-test looked at this page/)).toBeTruthy();
    unmount();
    const { suggestedTexts: _, ...alone } = sample({ suggestions: [] });
    await open(alone);
    expect(screen.queryByRole('heading', { name: 'AI advice' })).toBeNull();
    expect(row('AI optimization suggestions').getByText(/AI was off/)).toBeTruthy();
  });
});
