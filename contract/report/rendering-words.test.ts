/** Tests the sentences about rendering. */
import { describe, expect, it } from 'vitest';
import { describeRendering, describeRenderPlan } from './rendering-words.ts';

describe('how a page was checked', () => {
  it('is told for each case, and not where it is not known', () => {
    expect(describeRendering({})).toBeNull();
    expect(describeRendering({ checkedAs: 'rendered' })).toContain('Checked as rendered');
    expect(describeRendering({ checkedAs: 'html' })).toContain('so the HTML was checked');
    expect(describeRendering({ checkedAs: 'html', notRenderedBecause: 'ten were rendered already' })).toBe(
      'Not rendered, because ten were rendered already.',
    );
    expect(describeRendering({ checkedAs: 'html', notRenderedBecause: 'Our server was too busy.' })).toBe(
      'Not rendered. Our server was too busy.',
    );
  });
});

describe('what will be rendered', () => {
  it('depends on how many pages are read', () => {
    expect(describeRenderPlan({ maxPages: 5 })).toBe(
      'We open every page in a browser to check design and speed. Pages that need JavaScript are checked as rendered.',
    );
    expect(describeRenderPlan({ maxPages: 20 })).toContain(
      'We open up to 10 pages in a browser to check design and speed, starting with one per template.',
    );
    expect(describeRenderPlan({ maxPages: 100 })).toContain(
      'Up to 50 pages that need JavaScript are checked as rendered',
    );
  });
});
