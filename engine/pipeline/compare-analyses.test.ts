/** A model may judge and name missing topics; numbers stay as measured. */
import { describe, expect, it } from 'vitest';
import { compareSites } from '../compare/compare-sites.ts';
import { madeIssue, madeSite } from '../compare/testing/made-site.ts';
import {
  type ComparisonToDescribe,
  type ComparisonWording,
  type Suggester,
  SuggesterError,
} from '../suggest/suggester.ts';
import { compareAnalyses } from './compare-sites.ts';

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
const builtIn = compareSites(comparison);

const nothing: ComparisonWording = { covered: [], labels: [] };

const modelThat = (compare: NonNullable<Suggester['compare']>): Suggester => ({
  name: 'test-model',
  open: () => Promise.reject(new Error('not called')),
  compare,
});

const worded = (wording: Partial<ComparisonWording>) =>
  compareAnalyses(comparison, { suggester: modelThat(async () => ({ ...nothing, ...wording })) }, never);

describe('a comparison with a model', () => {
  it('receives missing topics and headings', async () => {
    const received: ComparisonToDescribe[] = [];
    const suggester = modelThat(async (sites) => {
      received.push(sites);
      return nothing;
    });
    await compareAnalyses(comparison, { suggester }, never);
    expect(received[0]?.topics.map(({ label }) => label)).toEqual(builtIn.gaps.missingTopics);
    expect(received[0]?.spoken).toContainEqual({
      url: 'https://ours.example/teams',
      text: 'Away days for your colleagues',
    });
  });

  it('removes topics that are covered in other words, and accepts better labels', async () => {
    expect(builtIn.gaps.missingTopics).toEqual(['Corporate events', 'Cast iron']);
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
    expect(result.metrics).toEqual(builtIn.metrics);
    expect(result.stats).toEqual(builtIn.stats);
  });

  it.each([
    [
      'rejects in half a sentence',
      new SuggesterError('did not answer in time'),
      'test-model did not answer in time, so the built-in assistant worded this comparison.',
    ],
    [
      'throws something raw',
      new Error('connection refused'),
      'test-model failed, so the built-in assistant worded this comparison.',
    ],
  ])('is the built-in one when the model %s', async (_how, error, note) => {
    const result = await compareAnalyses(
      comparison,
      { suggester: modelThat(() => Promise.reject(error)) },
      never,
    );
    expect(result).toEqual({ ...builtIn, notes: [...(builtIn.notes ?? []), note] });
  });

  it('is not called for a site compared with itself, and stops on abort', async () => {
    const suggester = modelThat(() => Promise.reject(new Error('was called')));
    const same = await compareAnalyses({ main, competitor: main, at }, { suggester }, never);
    expect(same.notes?.join(' ')).not.toContain('test-model');
    const stop = new AbortController();
    const stopped = compareAnalyses(
      comparison,
      {
        suggester: modelThat(async () => {
          stop.abort();
          throw new Error('failed');
        }),
      },
      stop.signal,
    );
    await expect(stopped).rejects.toHaveProperty('name', 'AbortError');
  });
});
