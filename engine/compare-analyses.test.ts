/** A model may word a comparison; numbers, pages and verdicts stay as they were measured, whatever it does. */
import { describe, expect, it } from 'vitest';
import type { Advisor } from './advise/advisor.ts';
import type { ComparisonAdvice, ComparisonForAdvice } from './advise/comparison.ts';
import { compareSites } from './compare/compare-sites.ts';
import { madeIssue, madeSite } from './compare/testing/made-site.ts';
import { compareAnalyses } from './compare-analyses.ts';

const at = new Date('2026-11-15T12:00:00.000Z');
const never = new AbortController().signal;

const filler = 'It is a thing of the house and for all who are in it, and we say so here because it is so.';
const main = madeSite('ours.example', [
  {
    path: '/',
    h1: 'Clay and fire',
    text: `Pots for the table. ${filler}`,
    issues: [madeIssue('title-missing', 'title')],
  },
  {
    path: '/teams',
    h1: 'Away days for your colleagues',
    text: `Bring your colleagues for an away day. ${filler}`,
  },
]);
const competitor = madeSite('theirs.example', [
  { path: '/', h1: 'Pots', text: `Pots of clay. ${filler}` },
  {
    path: '/corporate-events',
    h1: 'Corporate events',
    text: `Corporate events are fun. A corporate event is a fine thing. ${filler}`,
  },
  { path: '/cast-iron', h1: 'Cast iron', text: `Cast iron rusts. Dry cast iron at once. ${filler}` },
]);
const comparison = { main, competitor, at };
const floor = compareSites(comparison);

const nothing: ComparisonAdvice = { covered: [], labels: [], strategies: [] };

const modelThat = (compare: NonNullable<Advisor['compare']>): Advisor => ({
  name: 'test-model',
  open: () => Promise.reject(new Error('not asked')),
  compare,
});

const worded = (advice: Partial<ComparisonAdvice>) =>
  compareAnalyses(comparison, { advisor: modelThat(async () => ({ ...nothing, ...advice })) }, never);

describe('a comparison with a model', () => {
  it('tells it what seems missing, what is spoken of and what was measured', async () => {
    const told: ComparisonForAdvice[] = [];
    const advisor = modelThat(async (sites) => {
      told.push(sites);
      return nothing;
    });
    await compareAnalyses(comparison, { advisor }, never);
    expect(told[0]?.topics.map(({ label }) => label)).toEqual(floor.gaps.missingTopics);
    expect(told[0]?.spoken).toContainEqual({
      url: 'https://ours.example/teams',
      text: 'Away days for your colleagues',
    });
    expect(told[0]?.strategies.map(({ name }) => name)).toEqual(Object.keys(floor.strategies));
  });

  it('drops what is said in other words, and takes better names', async () => {
    expect(floor.gaps.missingTopics).toEqual(['Corporate events', 'Cast iron']);
    const result = await worded({
      covered: [{ topic: 0, url: 'https://ours.example/teams' }],
      labels: [{ topic: 1, label: 'Caring for cast iron' }],
    });
    expect(result.gaps.missingTopics).toEqual(['Caring for cast iron']);
    expect(result.gaps.sources?.[0]).toEqual({
      gap: 'Caring for cast iron',
      sources: [{ site: 'competitor', url: 'https://theirs.example/cast-iron', text: 'Cast iron' }],
    });
    expect(JSON.stringify(result.strategies)).not.toContain('Corporate events');
    expect(result.writtenBy).toBe('test-model');
  });

  it('keeps every number, verdict and page as it was measured', async () => {
    const say = (mainApproach: string) =>
      worded({
        strategies: [
          {
            name: 'Content depth',
            mainApproach,
            competitorApproach: 'They write as much.',
            recommendations: ['Write 900 words.', 'Say more on the home page.'],
          },
        ],
      });
    const depth = floor.strategies['Content depth'];
    const [words = ''] = depth?.mainApproach.match(/\d+/) ?? [];
    const honest = await say(`About ${words} words a page.`);
    expect(honest.strategies['Content depth']).toMatchObject({
      mainApproach: `About ${words} words a page.`,
      effectiveness: depth?.effectiveness,
      sources: depth?.sources,
      recommendations: ['Say more on the home page.'],
    });
    const invented = await say('About 4711 words a page.');
    expect(invented.strategies['Content depth']).toEqual(depth);
    expect(honest.metrics).toEqual(floor.metrics);
    expect(honest.stats).toEqual(floor.stats);
  });

  it.each([
    [
      'rejects in half a sentence',
      new Error('did not answer in time'),
      'test-model did not answer in time, so the built-in analyst worded this comparison.',
    ],
    [
      'throws something raw',
      new Error('ECONNREFUSED 10.0.0.1 at <stack>'),
      'test-model failed, so the built-in analyst worded this comparison.',
    ],
  ])('is the built-in one when the model %s', async (_how, error, note) => {
    const result = await compareAnalyses(
      comparison,
      { advisor: modelThat(() => Promise.reject(error)) },
      never,
    );
    expect(result).toEqual({ ...floor, notes: [...(floor.notes ?? []), note] });
  });

  it('asks nobody about a site beside itself, and stops when it is told', async () => {
    const advisor = modelThat(() => Promise.reject(new Error('was asked')));
    const same = await compareAnalyses({ main, competitor: main, at }, { advisor }, never);
    expect(same.notes?.join(' ')).not.toContain('test-model');
    const stop = new AbortController();
    const stopped = compareAnalyses(
      comparison,
      {
        advisor: modelThat(async () => {
          stop.abort();
          throw new Error('failed');
        }),
      },
      stop.signal,
    );
    await expect(stopped).rejects.toHaveProperty('name', 'AbortError');
  });
});
