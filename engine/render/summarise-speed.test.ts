/** The site's speed figures: the median, the worst page with its causes, and no rating from a busy machine. */
import { describe, expect, it } from 'vitest';
import { element, renderedPageFacts } from '../audit/testing/rendered-page.ts';
import type { RenderFacts } from '../model/render-facts.ts';
import { summariseSpeed } from './summarise-speed.ts';

const rendering = (path: string, change: Partial<RenderFacts> = {}) => ({
  url: `https://site.example${path}`,
  result: {
    kind: 'rendered',
    facts: { ...renderedPageFacts(), ...change },
    renderedHtml: null,
    desktop: null,
    mobile: null,
    thumbnail: null,
    modelImage: null,
    unstored: [],
    capturedAt: '2026-11-17T10:00:00.000Z',
  } as const,
});
const { lab } = renderedPageFacts();
const withLcp = (lcpMs: number): Partial<RenderFacts> => ({ lab: { ...lab, lcpMs } });
const figure = (report: ReturnType<typeof summariseSpeed>, id: string) =>
  report?.figures.find((each) => each.id === id);

describe('the speed of a site', () => {
  it('is the median of its pages, with the worst page and what causes it there', () => {
    const slow = {
      ...withLcp(5000),
      largestPaint: {
        element: element('img#hero'),
        url: 'https://site.example/hero.jpg',
        isLazy: false,
      },
    };
    const report = summariseSpeed([
      rendering('/', withLcp(1000)),
      rendering('/a', withLcp(3000)),
      rendering('/b', slow),
    ]);
    expect(figure(report, 'lcp')).toEqual({
      id: 'lcp',
      median: 3000,
      rating: 'fair',
      worst: {
        url: 'https://site.example/b',
        value: 5000,
        causes: [{ what: 'img#hero', part: 'https://site.example/hero.jpg' }],
      },
    });
    expect(report?.machine).toBe('Server load while measuring: 0.2 per core.');
  });

  it('names the scripts that blocked the page', () => {
    const blocked = {
      lab: { ...lab, tbtMs: 900 },
      longTaskScripts: [
        { url: 'https://cdn.example/widget.js', ms: 600.4 },
        { url: 'https://site.example/', ms: 200 },
      ],
    };
    expect(figure(summariseSpeed([rendering('/', blocked)]), 'tbt')?.worst.causes).toEqual([
      { what: 'https://cdn.example/widget.js', part: '600 ms' },
      { what: 'Inline scripts on the page', part: '200 ms' },
    ]);
  });

  it('has no causes where nothing is wrong', () => {
    expect(figure(summariseSpeed([rendering('/', withLcp(900))]), 'lcp')?.worst.causes).toEqual([]);
  });

  it('is not rated by times that our machine had no leisure for', () => {
    const busy = { isTimed: false, load: 6 };
    const report = summariseSpeed([
      rendering('/', { ...busy, ...withLcp(9000) }),
      rendering('/a', { ...busy, ...withLcp(9000) }),
    ]);
    expect(figure(report, 'lcp')?.rating).toBeNull();
    expect(figure(report, 'cls')?.rating).toBe('good');
    expect(report?.machine).toContain('too busy to rate the times (load 6.0 per core)');
    const mostlyIdle = summariseSpeed([
      rendering('/', withLcp(1000)),
      rendering('/a', withLcp(1200)),
      rendering('/b', { ...busy, ...withLcp(9000) }),
    ]);
    expect(figure(mostlyIdle, 'lcp')).toMatchObject({ median: 1100, rating: 'good', worst: { value: 1200 } });
  });

  it('is unknown where no page was rendered', () => {
    expect(summariseSpeed([])).toBeUndefined();
  });
});
