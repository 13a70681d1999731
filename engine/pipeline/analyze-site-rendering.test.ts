/** Which pages of a site are rendered, and what settings leave out of the result. */

import path from 'node:path';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { AuditOptions } from '@pagewright/contract/entities/audit-options';
import { textsOf } from '@pagewright/contract/testing/texts-of';
import { describe, expect, it, onTestFinished } from 'vitest';
import { element, failing, renderedPageFacts } from '../audit/testing/rendered-page.ts';
import { parseConnectTo } from '../fetch/connect-to.ts';
import { createHttpClient } from '../fetch/http-client.ts';
import { clockWithoutPauses } from '../fetch/testing/no-pauses.ts';
import type { RenderPage } from '../render/page-renderer.ts';
import { createBuiltInSuggester } from '../suggest/choose/built-in-suggester.ts';
import { fixturesRoot } from '../testing/audit-fixture.ts';
import { optionsFor } from '../testing/options-for.ts';
import { serveSite } from '../testing/serve-site.ts';
import { analyzeSite } from './analyze-site.ts';

/** Too wide for a phone, slow, and pale. */
const faulty = renderedPageFacts({
  mobile: { pageWidth: 700, overflowing: [{ ...element('div#wide'), widths: [], remedy: null }] },
  lab: { lcpMs: 9000 },
  axe: [{ rule: 'color-contrast', count: 1, nodes: [failing('p#pale')] }],
});

const suggester = createBuiltInSuggester();

async function analyze(name: string, leaveOut: AuditOptions['leaveOut'] = {}) {
  const served = await serveSite(path.join(fixturesRoot, name));
  const client = createHttpClient({
    connectTo: parseConnectTo(served.connectTo),
    resolve: () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })),
    clock: clockWithoutPauses,
  });
  onTestFinished(async () => {
    await client.close();
    await served.close();
  });
  const rendered: string[] = [];
  const renderPage: RenderPage = ({ url }) => {
    rendered.push(new URL(url).pathname);
    const shot = { key: 'stored', width: 1360, height: 900 };
    const shots = { desktop: shot, mobile: shot, thumbnail: shot, modelImage: null, unstored: [] };
    const facts = { ...faulty, url };
    return Promise.resolve({
      kind: 'rendered',
      facts,
      renderedHtml: null,
      ...shots,
      capturedAt: '2026-11-15T10:00:00.000Z',
    });
  };
  const outcome = await analyzeSite(
    optionsFor(served.host, { leaveOut }),
    {
      client,
      renderPage,
      suggester,
      screenshotUrlOf: ({ key }) => key,
      onProgress: () => undefined,
      now: () => new Date('2026-11-15T10:00:07Z'),
    },
    new AbortController().signal,
  );
  if (outcome.kind !== 'analysed') throw new Error(outcome.sentence);
  return { rendered, analysis: outcome.analysis };
}

const rulesOn = ({ pages }: Analysis): readonly string[] =>
  pages[0]?.issues.map(({ ruleId }) => ruleId) ?? [];
const whyNot = ({ notEvaluated }: Analysis, rule: string): string | undefined =>
  notEvaluated.find(({ ruleId }) => ruleId === rule)?.reason;

describe('rendering', () => {
  it('covers all pages of a site of ten', async () => {
    const { rendered, analysis } = await analyze('layout-faults');
    expect(analysis.pages).toHaveLength(10);
    expect(rendered).toHaveLength(10);
  });

  it('covers ten pages of a larger site: the home page first, then one of each template', async () => {
    const { rendered, analysis } = await analyze('faultless');
    expect(analysis.pages).toHaveLength(20);
    expect(rendered).toHaveLength(10);
    expect(rendered[0]).toBe('/');
    expect(rendered).toEqual(expect.arrayContaining(['/guides/', '/about', '/calendar', '/visit']));
    expect(textsOf(analysis.coverage?.notes).join(' ')).toContain('checked in a browser on 10 of 20 pages');
  });
});

const firstDesign = ({ enhancedInsights }: Analysis) => enhancedInsights?.designAnalysis?.pageAnalyses?.[0];

describe('rendered pages in the report', () => {
  it('are complete when nothing is switched off', async () => {
    const { analysis } = await analyze('layout-faults');
    expect(rulesOn(analysis)).toEqual(
      expect.arrayContaining(['perf-lcp', 'mobile-overflow', 'a11y-contrast']),
    );
    expect(firstDesign(analysis)).toMatchObject({ lab: { lcpMs: 9000 } });
    const [entry] = analysis.designAnalysis ?? [];
    expect(entry?.screenshotData.url).toBe(firstDesign(analysis)?.screenshotData.url);
  });

  it('leave out speed when it is switched off', async () => {
    const { analysis } = await analyze('layout-faults', { performance: 'Speed is not wanted.' });
    expect(rulesOn(analysis)).toEqual(expect.arrayContaining(['mobile-overflow', 'a11y-contrast']));
    expect(rulesOn(analysis)).not.toContain('perf-lcp');
    expect(whyNot(analysis, 'perf-lcp')).toBe('Speed is not wanted.');
    expect(firstDesign(analysis)?.lab).toBeUndefined();
  });

  it('leave out mobile when it is switched off', async () => {
    const { analysis } = await analyze('layout-faults', { mobile: 'Phones are not wanted.' });
    expect(rulesOn(analysis)).toEqual(expect.arrayContaining(['perf-lcp', 'a11y-contrast']));
    expect(rulesOn(analysis)).not.toContain('mobile-overflow');
    expect(whyNot(analysis, 'mobile-overflow')).toBe('Phones are not wanted.');
    const titles = firstDesign(analysis)?.recommendations.map(({ category }) => category);
    expect(titles).not.toContain('mobile_responsiveness');
  });
});
