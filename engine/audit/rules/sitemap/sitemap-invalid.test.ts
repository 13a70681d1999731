/** Tests sitemap-invalid. */
import { sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapInvalid } from './sitemap-invalid.ts';

const set = (
  file: Parameters<typeof sitemapFile>[0],
): { files: ReturnType<typeof sitemapFile>[]; entries: []; isComplete: boolean } => ({
  files: [sitemapFile(file)],
  entries: [],
  isComplete: true,
});

testSiteRule(sitemapInvalid, {
  pass: [
    { sitemap: ['/'] },
    { sitemap: set({ problems: [{ kind: 'bad-status', detail: 'It returned status 404.', line: null }] }) },
    {
      sitemap: set({
        kind: null,
        foundIn: 'usual-place',
        problems: [{ kind: 'wrong-root', detail: 'x', line: 1 }],
      }),
    },
    { sitemap: set({ problems: [{ kind: 'too-many-urls', detail: 'x', line: null }] }) },
  ],
  fail: [
    [
      { sitemap: set({ problems: [{ kind: 'not-well-formed', detail: 'A tag is not closed.', line: 7 }] }) },
      'https://shop.example/sitemap.xml has 1 error in line 7: A tag is not closed.',
      { urls: [] },
    ],
    [
      { sitemap: set({ problems: [{ kind: 'bad-location', detail: '"/a" is not a full URL.', line: 3 }] }) },
      'bad-location',
    ],
  ],
  missing: [{}],
});
