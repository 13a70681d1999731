/** What a gate fails on: what is new or worse at or above a level, budgets, and never a measured time. */
import { analysis, issue, page, siteIssue } from '@pagewright/contract/testing/sample-report';
import { describe, expect, it } from 'vitest';
import { currentRevisions } from '../changes/checked-rules.ts';
import { checkGate, type GateInput } from './gate.ts';

const ruleRevisions = currentRevisions();
const scan = (over: Parameters<typeof analysis>[0]) => analysis({ ruleRevisions, ...over });
const image = (...names: string[]) =>
  issue({
    ruleId: 'img-alt-missing',
    severity: 'warning',
    category: 'images',
    evidence: names.map((name) => ({ snippet: `<img src="${name}.png">` })),
  });
const slow = issue({ ruleId: 'perf-ttfb', severity: 'critical', category: 'performance' });
const gate = (over: Partial<GateInput> & Pick<GateInput, 'analysis'>) =>
  checkGate({ baseline: null, failOn: 'warning', budgets: {}, ...over });
const kinds = (result: ReturnType<typeof checkGate>) =>
  result.failures.map(({ kind, ruleId, url }) => [kind, ruleId, url]);

describe('against a baseline', () => {
  const baseline = scan({ pages: [page('/', [image('a')])] });

  it('passes what was there before', () => {
    expect(gate({ analysis: baseline, baseline })).toMatchObject({
      passed: true,
      failures: [],
      belowLevel: 0,
    });
  });

  it('fails on what is new, grown or raised, and on nothing else', () => {
    const home = 'https://shop.example/';
    const results = [
      [image('a'), issue()],
      [image('a', 'b')],
      [{ ...image('a'), severity: 'critical' as const }],
      [image('b')],
      [],
    ].map((issues) => kinds(gate({ analysis: scan({ pages: [page('/', issues)] }), baseline })));
    expect(results).toEqual([
      [['new', 'title-missing', home]],
      [['grown', 'img-alt-missing', home]],
      [['raised', 'img-alt-missing', home]],
      [],
      [],
    ]);
  });

  it('shows only the evidence that was added', () => {
    const [failure] = gate({ analysis: scan({ pages: [page('/', [image('b', 'a')])] }), baseline }).failures;
    expect(failure?.evidence).toEqual([{ snippet: '<img src="b.png">' }]);
  });

  it('counts what is below the level, and lets it pass', () => {
    const result = gate({
      analysis: scan({ pages: [page('/', [image('a', 'b')])] }),
      baseline,
      failOn: 'critical',
    });
    expect(result).toMatchObject({ passed: true, belowLevel: 1 });
  });

  it('leaves measured times and changed rules out, and says so', () => {
    const changed = { ...ruleRevisions, 'title-missing': 99 };
    const result = gate({
      analysis: scan({ pages: [page('/', [image('a'), slow, issue()])], ruleRevisions: changed }),
      baseline,
    });
    expect(result.passed).toBe(true);
    expect(result.notes.join(' ')).toContain('is based on measured times');
    expect(result.notes.join(' ')).toContain('Update the baseline');
  });
});

describe('without a baseline', () => {
  it('fails on every finding at or above the level, the worst first, and on no measured time', () => {
    const now = scan({
      pages: [page('/', [image('a'), slow, issue()])],
      siteIssues: [siteIssue({ ruleId: 'sitemap-missing', severity: 'info' })],
    });
    expect(kinds(gate({ analysis: now })).map(([, ruleId]) => ruleId)).toEqual([
      'title-missing',
      'img-alt-missing',
    ]);
    expect(gate({ analysis: now, failOn: 'info' }).failures).toHaveLength(3);
    expect(gate({ analysis: now, failOn: null })).toMatchObject({ passed: true, failures: [] });
  });
});

describe('budgets', () => {
  const now = scan({ pages: [page('/', [image('a'), slow])], score: { value: 71.6, deductions: [] } });
  const states = (budgets: GateInput['budgets'], over: Parameters<typeof analysis>[0] = {}) =>
    gate({ analysis: { ...now, ...over }, failOn: null, budgets }).budgets.map(({ name, value, state }) => [
      name,
      value,
      state,
    ]);

  it('are kept or exceeded; measured times are in no count', () => {
    expect(states({ score: 72, critical: 0, warnings: 0 })).toEqual([
      ['score', 72, 'kept'],
      ['critical', 0, 'kept'],
      ['warnings', 1, 'exceeded'],
    ]);
    expect(gate({ analysis: now, failOn: null, budgets: { warnings: 0 } }).passed).toBe(false);
  });

  it('of times and weights hold for the worst page, and are open where nothing could be measured', () => {
    const worst = (value: number) => ({ url: 'https://shop.example/heavy', value, causes: [] });
    const speed = {
      pages: 2,
      method: '',
      machine: '',
      figures: [
        { id: 'lcp' as const, median: 900, rating: null, worst: worst(9000) },
        { id: 'weight' as const, median: 100, rating: 'good' as const, worst: worst(2048 * 1024) },
      ],
    };
    expect(states({ lcpMs: 2500, pageWeightKb: 1600, cls: 0.1 }, { speed })).toEqual([
      ['lcpMs', null, 'unknown'],
      ['cls', null, 'unknown'],
      ['pageWeightKb', 2048, 'exceeded'],
    ]);
    expect(gate({ analysis: { ...now, speed }, failOn: null, budgets: { lcpMs: 1 } }).passed).toBe(true);
  });
});
