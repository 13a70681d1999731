/** Suggested texts on a page card: with author and copy button, verified fixes, and what was withheld. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import type { SuggestedTexts } from '@pagewright/contract/entities/suggested-texts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../../../testing/fake-server.ts';
import { type Rendered, renderApp } from '../../../../testing/render-app.tsx';
import { issue, page, report } from '../../../../testing/report-samples.ts';
import { AnalysisDetails } from '../../analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import '../overview-tab.tsx';

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
  const heading = row('AI optimization suggestions').getByRole('heading', { level: 6, name });
  return within(heading.parentElement ?? document.body);
};
const openIssue = async (user: Rendered['user']) => {
  await user.click(row('Issues').getByRole('button', { name: /Title is too short/ }));
  return within(screen.getByRole('group', { name: 'Measured fix' }));
};
const clipboard = () => navigator.clipboard.readText();

describe('a measured fix', () => {
  it('promises no points where the score stays the same', async () => {
    await open(sample({ fixes: [{ ...fix, scoreAfter: fix.scoreBefore }] }));
    const line = row('Issues').getByRole('button', { name: /Title is too short/ });
    expect(line.textContent).toContain('Fix ready');
    expect(line.textContent).not.toContain('→');
  });

  it('is in its issue: the words, what it clears by name, and the score before and after', async () => {
    const { user } = await open(sample());
    const line = row('Issues').getByRole('button', { name: /Title is too short/ });
    expect(line.textContent).toContain('Fix ready: page score 73 → 77');
    const shown = await openIssue(user);
    expect(shown.getByRole('figure', { name: 'Text to use' }).textContent).toContain(title);
    const [clears, score] = shown.getAllByRole('definition');
    expect(clears?.textContent).toContain('Title is too short');
    expect(clears?.textContent).toContain('Two share one title');
    expect(score?.textContent).toContain('73 → 77 measured on a copy of this page');
    expect(shown.getByRole('img').getAttribute('aria-label')).toBe('Score 73 before, 77 after.');
  });

  it('shows the search result before and after', async () => {
    const { user } = await open(sample());
    const shown = await openIssue(user);
    const [before, after] = ['now', 'with this fix'].map(
      (when) => shown.getByRole('figure', { name: `Search result ${when}, as it may look` }).textContent,
    );
    expect(before).toContain('Page /oak');
    expect(after).toContain(title);
    expect(after).toContain('A description.');
  });

  it('copies as words and as markup', async () => {
    const { user } = await open(sample());
    const shown = await openIssue(user);
    await user.click(shown.getByRole('button', { name: 'Copy' }));
    expect(await clipboard()).toBe(title);
    await user.click(shown.getByRole('button', { name: 'Copy as HTML' }));
    expect(await clipboard()).toBe(`<title>${title}</title>`);
    expect(await screen.findByText('HTML copied to clipboard')).toBeTruthy();
  });

  it('opens to where it goes', async () => {
    const { user } = await open(sample());
    const shown = await openIssue(user);
    await user.click(shown.getByRole('button', { name: 'Where it goes' }));
    expect(shown.getByText('html > head > title')).toBeTruthy();
    expect(shown.getByText('<title>Shop</title>')).toBeTruthy();
  });

  it('offers no words where the page itself shows the fix', async () => {
    const { user } = await open(sample({ fixes: [{ ...fix, words: null, writtenBy: null }] }));
    const shown = await openIssue(user);
    expect(shown.queryByRole('button', { name: 'Copy' })).toBeNull();
    expect(shown.getByRole('button', { name: 'Copy as HTML' })).toBeTruthy();
  });

  it('is the only place of its words', async () => {
    const { user } = await open(sample({ suggestions: [`Use this title: ${title}`] }));
    await openIssue(user);
    expect(screen.queryByRole('heading', { name: 'New title' })).toBeNull();
    expect(row('Issues').queryByText(/^Use this title: /)).toBeNull();
  });

  it('is named where it solves another issue too', async () => {
    const { user } = await open(
      sample({ issues: [issue('title-short', { title: 'Title is too short' }), issue('on-site')] }),
    );
    await user.click(row('Issues').getByRole('button', { name: /Fault on-site/ }));
    expect(row('Issues').getByText('The fix for “Title is too short” solves this too.')).toBeTruthy();
  });

  it('is offered in the list by issue, with its page', async () => {
    const { user } = await open(sample());
    await user.click(screen.getByRole('link', { name: 'Show fix for Title is too short' }));
    const shown = within(await screen.findByRole('figure', { name: 'Text to use' }));
    expect(shown.getByText(title)).toBeTruthy();
    expect(screen.getByText('Ready for 1 page')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
  });

  it.each([
    ['clears nothing', { cleared: [] }],
    ['costs points', { scoreAfter: 70 }],
  ])('is left out when it %s', async (_, more) => {
    const { user } = await open(sample({ fixes: [{ ...fix, ...more }] }));
    await user.click(row('Issues').getByRole('button', { name: /Title is too short/ }));
    expect(screen.queryByRole('group', { name: 'Measured fix' })).toBeNull();
    expect(suggestionsOn('New title').getByText(/was not measured\.$/)).toBeTruthy();
  });
});

describe('AI suggestions', () => {
  it('give a title and a description on their rulers, signed once for all', async () => {
    const { user } = await open(sample({ fixes: [] }));
    const words = suggestionsOn('New title');
    expect(words.getByRole('img').getAttribute('aria-label')).toBe(
      `New title: ${title.length} characters. Good.`,
    );
    await user.click(words.getByRole('button', { name: 'Copy' }));
    expect(await clipboard()).toBe(title);
    const description = suggestionsOn('New meta description');
    expect(description.getByRole('img').getAttribute('aria-label')).toContain('28 characters. Too short');
    expect(row('AI optimization suggestions').getAllByText('AI suggestions · gpt-test')).toHaveLength(1);
  });

  it('give headings with what they replace, and links with their words, target and markup', async () => {
    const { user } = await open(sample());
    expect(suggestionsOn('Headings').getByRole('listitem').textContent).toContain(
      'Oak dining tables instead of “Welcome”',
    );
    const links = suggestionsOn('Internal links worth adding');
    expect(links.getAllByText('oiled oak').map(({ tagName }) => tagName)).toEqual(['MARK', 'STRONG']);
    await user.click(links.getByRole('button', { name: 'Copy URL' }));
    expect(await clipboard()).toBe('https://shop.example/care?a=1&b=2');
    await user.click(links.getByRole('button', { name: 'Copy as HTML' }));
    expect(await clipboard()).toBe('<a href="https://shop.example/care?a=1&amp;b=2">oiled oak</a>');
  });

  it('show what was left to a person', async () => {
    await open(sample());
    expect(suggestionsOn('For you to write').getByRole('listitem').textContent).toBe(
      'alt text for b.jpg A person must look at it.',
    );
  });

  it('say which parts the built-in suggester wrote as a fallback, and why', async () => {
    const fallback = { parts: ['title', 'alt texts', 'suggestions'], why: 'gpt-test took too long' };
    const { user } = await open(sample({ suggestedTexts: { ...suggestedTexts, fallback } }));
    expect(
      row('AI optimization suggestions').getByText(
        'The built-in assistant wrote the title, alt texts, and suggestions because gpt-test took too long.',
      ),
    ).toBeTruthy();
    expect(row('Issues').getByText('AI suggestions · Built-in assistant')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Images/ }));
    expect(screen.getByText(/AI · Built-in assistant.*An oak table/)).toBeTruthy();
  });

  it('say when there is nothing to add, and when there was no AI', async () => {
    const nothing = {
      ...suggestedTexts,
      title: null,
      description: null,
      headings: [],
      links: [],
      withheld: [],
    };
    const { unmount } = await open(sample({ suggestedTexts: nothing, fixes: [], suggestions: [''] }));
    expect(row('AI optimization suggestions').getByText(/^AI has nothing to add/)).toBeTruthy();
    unmount();
    const { suggestedTexts: _, ...alone } = sample({ suggestions: [], fixes: [] });
    await open(alone);
    expect(row('AI optimization suggestions').getByText(/AI was off/)).toBeTruthy();
  });
});
