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
      'Every page is opened in a browser for design and speed; of pages that need JavaScript, all are checked as rendered.',
    );
    expect(describeRenderPlan({ maxPages: 20 })).toContain('Up to 10 pages, one of each template first');
    expect(describeRenderPlan({ maxPages: 100 })).toContain('up to 50 are checked as rendered');
  });
});
