/** Tests sitemap-over-limit. */
import { sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapOverLimit } from './sitemap-over-limit.ts';

const set = (
  file: Parameters<typeof sitemapFile>[0],
): { files: ReturnType<typeof sitemapFile>[]; entries: []; isComplete: boolean } => ({
  files: [sitemapFile(file)],
  entries: [],
  isComplete: true,
});

testSiteRule(sitemapOverLimit, {
  pass: [{ sitemap: ['/'] }, { sitemap: set({ count: 50_000, bytes: 52_428_800 }) }],
  fail: [
    [
      {
        sitemap: set({
          problems: [{ kind: 'too-many-urls', detail: 'It lists more than 50,000.', line: null }],
        }),
      },
      'too-many-urls',
      { urls: [] },
    ],
    [{ sitemap: set({ bytes: 60_000_000 }) }, 'too-large'],
  ],
  missing: [{}],
});
