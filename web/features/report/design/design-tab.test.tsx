/** The Design Analysis tab as a reader uses it: score with its word, marks and remarks that point at each other, errors. */
import type { DesignAnalysis, DesignRecommendation } from '@pagewright/contract/entities/design';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { designed, report } from '../../../testing/report-samples.ts';
import { AnalysisDetails } from '../analysis-details.tsx';
// Lazy in the product; here it shall not be waited for.
import './design-tab.tsx';

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({});
});

const remark = (title: string, change: Partial<DesignRecommendation> = {}): DesignRecommendation => ({
  title,
  severity: 'high',
  category: 'mobile_responsiveness',
  description: `${title}, described.`,
  recommendation: 'Mend it.',
  expectedImpact: 'It helps.',
  ...change,
});

const box = { x: 10, y: 20, width: 30, height: 40 };

const design: DesignAnalysis = {
  overallScore: 64,
  totalPagesAnalyzed: 1,
  summary: 'A browser looked at one page.',
  error: null,
  pageAnalyses: [
    {
      overallScore: 64,
      summary: 'First to mend: it is wide.',
      strengths: ['One', 'Two', 'Three', 'Four'],
      recommendations: [
        remark('It is wide', { box, view: 'mobile' }),
        remark('It is cramped', {
          box,
          view: 'desktop',
          severity: 'low',
          category: 'layout',
          writtenBy: 'sharp-eyes',
        }),
        ...['Third', 'Fourth', 'Fifth'].map((title) => remark(title)),
      ],
      screenshotData: {
        url: 'https://shop.example/',
        screenshotUrl: '/api/analysis/a1/screenshots/x-desktop',
        mobileScreenshotUrl: '/api/analysis/a1/screenshots/x-mobile',
        thumbnailUrl: '/api/analysis/a1/screenshots/x-thumbnail',
        size: { width: 1360, height: 900 },
        mobileSize: { width: 390, height: 900 },
        captureTimestamp: '2026-11-15T12:00:00.000Z',
      },
      lab: {
        lcpMs: 1234,
        cls: null,
        tbtMs: 0,
        fcpMs: 500,
        ttfbMs: 80,
        bytes: 301_173,
        requests: 7,
        byKind: [{ kind: 'image', bytes: 297_594, requests: 5 }],
        method: 'Measured by us.',
      },
    },
    {
      overallScore: null,
      summary: 'Busy.',
      strengths: [],
      recommendations: [],
      screenshotData: {
        url: 'https://shop.example/busy',
        screenshotUrl: null,
        captureTimestamp: null,
        error: 'The page kept the browser busy.',
      },
    },
  ],
};

async function open(shown = design) {
  server.on('GET /api/analysis/a1', report(designed(shown)));
  const rendered = renderApp(<AnalysisDetails id="a1" place="saved" />, { at: '/?tab=design' });
  await screen.findByRole('heading', { name: 'Overall design score' });
  return rendered;
}

describe('the design tab', () => {
  it('shows the score in a number, a word and a sentence, and what was measured how', async () => {
    await open();
    expect(screen.getByRole('img', { name: 'Design score 64 out of 100: Good.' })).toBeTruthy();
    expect(screen.getByText('1 page analyzed')).toBeTruthy();
    expect(screen.getByText('1.23 s')).toBeTruthy();
    expect(screen.getByText('not measured')).toBeTruthy();
    expect(screen.getByText('Measured by us.')).toBeTruthy();
  });

  it('shows three strengths and four recommendations with severity and category in words', async () => {
    await open();
    expect(screen.queryByText('Four')).toBeNull();
    expect(screen.queryByText('Fifth, described.')).toBeNull();
    const wide = screen.getAllByRole('listitem').find((each) => each.textContent.includes('It is wide'));
    expect(wide?.textContent).toContain('High');
    expect(wide?.textContent).toContain('mobile responsiveness');
    expect(wide?.textContent).toContain('Expected impact: It helps.');
    expect(screen.getAllByText('seen by sharp-eyes, not measured')).toHaveLength(1);
  });

  it('says what to do about a remark on several pages once, with its pages', async () => {
    const [first] = design.pageAnalyses;
    if (first === undefined) throw new Error('the sample has no page');
    const shop = {
      ...first,
      recommendations: [remark('It is wide', { description: 'Wide on /shop.' })],
      screenshotData: { ...first.screenshotData, url: 'https://shop.example/shop' },
    };
    await open({ ...design, pageAnalyses: [first, shop] });
    const repeated = within(
      screen.getByRole('heading', { name: 'On several pages' }).closest('section') ?? document.body,
    );
    expect(repeated.getByText('It is wide')).toBeTruthy();
    expect(repeated.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['/', '/shop']);
    const onShop = within(document.getElementById('design:https://shop.example/shop') ?? document.body);
    expect(onShop.getByText('Wide on /shop.')).toBeTruthy();
    expect(onShop.getByRole('link', { name: 'On 2 pages: what to do' })).toBeTruthy();
    expect(onShop.queryByText('Mend it.')).toBeNull();
  });

  it('says what is good about a page without remarks once', async () => {
    const [first] = design.pageAnalyses;
    if (first === undefined) throw new Error('The sample has a page.');
    await open({ ...design, pageAnalyses: [{ ...first, summary: 'One', recommendations: [] }] });
    expect(screen.getAllByText('One')).toHaveLength(1);
  });

  it('lets marks and remarks link to each other, and turns to the screenshot a mark is on', async () => {
    const { user } = await open();
    expect(screen.getByRole('img', { name: 'Desktop screenshot of https://shop.example/' })).toBeTruthy();
    const remarkOne = screen.getByRole('button', { name: 'Show mark 1 on the screenshot' });
    await user.click(remarkOne);
    expect(screen.getByRole('img', { name: 'Mobile screenshot of https://shop.example/' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '1: It is wide' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('radio', { name: 'Desktop' }));
    await user.click(screen.getByRole('button', { name: '2: It is cramped' }));
    const remarkTwo = screen.getByRole('button', { name: 'Show mark 2 on the screenshot' });
    expect(remarkTwo.getAttribute('aria-pressed')).toBe('true');
  });

  it('lists the pages as small pictures that link to each', async () => {
    const [first] = design.pageAnalyses;
    if (first === undefined) throw new Error('the sample has no page');
    const shop = { ...first, screenshotData: { ...first.screenshotData, url: 'https://shop.example/shop' } };
    await open({ ...design, pageAnalyses: [first, shop, ...design.pageAnalyses.slice(1)] });
    const links = within(screen.getByRole('navigation', { name: 'Analyzed pages' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['/ 64/100', '/shop 64/100']);
    const [home] = links;
    expect(home?.querySelector('img')?.getAttribute('src')).toBe('/api/analysis/a1/screenshots/x-thumbnail');
    const target = decodeURIComponent(home?.getAttribute('href') ?? '').slice(1);
    expect(document.getElementById(target)?.textContent).toContain('First to mend: it is wide.');
  });

  it('says so when a screenshot cannot be fetched, and still shows the other', async () => {
    const { user } = await open();
    fireEvent.error(screen.getByRole('img', { name: 'Desktop screenshot of https://shop.example/' }));
    expect(screen.getByText(/^The screenshot has expired or can’t be loaded right now\./)).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^Desktop screenshot/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('img', { name: /^Desktop screenshot/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    expect(screen.getByRole('img', { name: 'Mobile screenshot of https://shop.example/' })).toBeTruthy();
  });

  it('names the pages without a screenshot in one row, with the reasons inside and a way to try again', async () => {
    const { user } = await open();
    const failed = within(screen.getByRole('region', { name: 'Screenshot Error' }));
    expect(failed.queryByText('The page kept the browser busy.')).toBeNull();
    await user.click(failed.getByRole('button', { name: 'Screenshot Error: 1 page could not be rendered' }));
    expect(failed.getByText('The page kept the browser busy.')).toBeTruthy();
    expect(failed.getByRole('link', { name: 'Analyze again' }).getAttribute('href')).toBe(
      '/dashboard?domain=shop.example',
    );
    expect(screen.queryByRole('article', { name: /busy/ })).toBeNull();
  });

  it('is used by keyboard: the picture takes the focus to scroll, its marks and their remarks follow', async () => {
    const { user } = await open();
    screen.getByRole('radio', { name: 'Desktop' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'Desktop screenshot, scrollable' }),
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '2: It is cramped' }));
    await user.keyboard('{Enter}');
    const remarkTwo = screen.getByRole('button', { name: 'Show mark 2 on the screenshot' });
    expect(remarkTwo.getAttribute('aria-pressed')).toBe('true');
  });
});
