/** Planted faults are found in a real browser on the right page and element; a faultless site has none. */
import path from 'node:path';
import type { Evidence } from '@pagewright/contract/entities/issue';
import { allRules } from '@pagewright/engine/audit/rules/all';
import { fixturesRoot } from '@pagewright/engine/testing/audit-fixture';
import { serveSite } from '@pagewright/engine/testing/serve-site';
import { describe, expect, it } from 'vitest';
import { auditWithRenderer, browserPlaces, type SeenSite } from '../../testing/audit-with-renderer.ts';
import { findBrowser } from '../find-browser.ts';

const browser = await findBrowser(browserPlaces);
const seen = new Set(allRules.filter(({ needs }) => needs === 'browser').map(({ id }) => id));

async function check(name: string): Promise<SeenSite> {
  const served = await serveSite(path.join(fixturesRoot, name));
  try {
    return await auditWithRenderer(served.host, served.connectTo);
  } finally {
    await served.close();
  }
}

const pathOf = (url: string): string => new URL(url).pathname;

/** The first finding of each browser rule, by path. */
const findingsOf = ({ site }: SeenSite): Record<string, Record<string, Evidence | undefined>> =>
  Object.fromEntries(
    site.pages.map(({ url, issues }) => [
      pathOf(url),
      Object.fromEntries(
        issues.filter(({ ruleId }) => seen.has(ruleId)).map(({ ruleId, evidence }) => [ruleId, evidence[0]]),
      ),
    ]),
  );

/** Recommendations with their place, by path. */
const remarksOf = ({ design }: SeenSite) =>
  Object.fromEntries(
    (design?.pageAnalyses ?? []).map(({ screenshotData, recommendations }) => [
      pathOf(screenshotData.url),
      recommendations.map(({ title, box, view }) => ({ title, box, view })),
    ]),
  );

const place = (selector: string, view: 'desktop' | 'mobile', box: object = {}) =>
  expect.objectContaining({
    selector: expect.stringContaining(selector),
    view,
    box: expect.objectContaining(box),
  });
const says = (found: string) => expect.objectContaining({ found: expect.stringContaining(found) });

describe.skipIf(browser === null)('an audit of planted faults in a browser', () => {
  it('finds those of the layout, each on its page and element', async () => {
    const rendered = await check('layout-faults');
    expect(findingsOf(rendered)).toEqual({
      '/': {},
      // Found from the HTML; on a phone it is a design note below.
      '/no-viewport': {},
      '/overflow': { 'mobile-overflow': place('pre#wide', 'mobile', { x: 16, width: 700 }) },
      '/low-contrast': { 'a11y-contrast': place('p#pale', 'mobile', { x: 16, width: 358 }) },
      '/tiny-targets': {
        'mobile-tap-target': place('p#tiny > a:nth-of-type(1)', 'mobile', { x: 16, width: 14, height: 14 }),
      },
      '/layout-shift': { 'perf-cls': place('body > main > p', 'mobile', { x: 16, width: 358 }) },
      '/heavy-image': { 'img-oversized': place('img#heavy', 'desktop', { x: 360, width: 200 }) },
      '/cover': {
        'mobile-interstitial': place('div#layer', 'mobile', { x: 0, y: 0, width: 390, height: 844 }),
      },
      '/small-print': { 'mobile-font-small': place('div#small > p', 'mobile', { x: 16, width: 358 }) },
      '/distorted': { 'img-distorted': place('img#squeezed', 'desktop', { width: 300, height: 60 }) },
    });
    const without = rendered.site.pages.filter(({ issues }) =>
      issues.some(({ ruleId }) => ruleId === 'viewport-missing'),
    );
    expect(without.map(({ url }) => pathOf(url))).toEqual(['/no-viewport']);

    const at = (title: string, view: 'desktop' | 'mobile', box: object) => ({
      title,
      view,
      box: expect.objectContaining(box),
    });
    expect(remarksOf(rendered)).toEqual({
      '/': [],
      '/no-viewport': [at('The page is not made for phones', 'mobile', { x: 0, y: 0, width: 980 })],
      '/overflow': [at('The page is wider than a phone', 'mobile', { x: 16, width: 700 })],
      '/low-contrast': [
        at('Some text is hard to read against its background', 'mobile', { x: 16, width: 358 }),
      ],
      '/tiny-targets': [at('Small tap targets', 'mobile', { x: 16, width: 14, height: 14 })],
      '/layout-shift': [at('The layout shifts while it loads', 'mobile', { x: 16, width: 358 })],
      '/heavy-image': [],
      '/cover': [at('An overlay covers the page on phones', 'mobile', { width: 390, height: 844 })],
      '/small-print': [
        at('Small text on phones', 'mobile', { x: 16, width: 358 }),
        at('Lines are too long to read easily', 'desktop', { x: 360, width: 640 }),
        at('Different text size from the rest of the site', 'desktop', {}),
      ],
      '/distorted': [],
    });
  });

  it('finds those of scripts and text, each on its page', async () => {
    const rendered = await check('script-faults');
    expect(findingsOf(rendered)).toEqual({
      '/': {},
      '/script-content': { 'js-content-dependent': says('words in the HTML') },
      '/script-title': { 'js-head-changed': says('Another title') },
      '/script-canonical': { 'js-canonical-changed': says('https://scripts.example/script-canonical') },
      '/console-error': { 'perf-console-errors': says('notDefinedAnywhere is not defined') },
      '/hidden-text': { 'content-hidden-text': place('div#unseen', 'desktop', { x: 360, width: 640 }) },
      '/blocking': { 'perf-render-blocking': says('stylesheet') },
      '/font': { 'perf-font-display': place('body > main > h1', 'mobile', { x: 16, width: 358 }) },
      '/mismatch': { 'sd-content-mismatch': says('price 39.00') },
      '/nameless': {
        'a11y-form-label': place('input#nameless', 'mobile', { x: 16 }),
        'ai-agent-a11y-tree': place('input#nameless', 'mobile', {}),
      },
    });
  });

  it('finds nothing on a faultless site', async () => {
    const rendered = await check('faultless');
    expect(rendered.design).toMatchObject({ error: null, totalPagesAnalyzed: 10, overallScore: 100 });
    expect(Object.values(findingsOf(rendered)).flatMap((rules) => Object.keys(rules))).toEqual([]);
    expect(Object.values(remarksOf(rendered)).flat()).toEqual([]);
  });
});
