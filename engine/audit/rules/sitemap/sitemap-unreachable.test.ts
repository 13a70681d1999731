/** Tests sitemap-unreachable. */
import { sitemapFile } from '../../testing/site-builder.ts';
import { testSiteRule } from '../../testing/test-site-rule.ts';
import { sitemapUnreachable } from './sitemap-unreachable.ts';

const broken = { kind: 'bad-status', detail: 'It returned status 404.', line: null } as const;
const set = (
  file: Parameters<typeof sitemapFile>[0],
): { files: ReturnType<typeof sitemapFile>[]; entries: []; isComplete: boolean } => ({
  files: [sitemapFile(file)],
  entries: [],
  isComplete: false,
});

testSiteRule(sitemapUnreachable, {
  pass: [
    { sitemap: ['/'] },
    { sitemap: set({ foundIn: 'usual-place', problems: [broken] }) },
    { sitemap: set({ problems: [{ kind: 'forbidden', detail: 'robots.txt forbids it.', line: null }] }) },
    { sitemap: set({ problems: [{ kind: 'bad-location', detail: 'x', line: 3 }] }) },
  ],
  fail: [
    [
      { sitemap: set({ status: 404, problems: [broken] }) },
      'declared in robots.txt, cannot be read: it returns status 404.',
      { urls: [] },
    ],
    [
      { sitemap: set({ foundIn: 'index', foundOn: 'https://shop.example/index.xml', problems: [broken] }) },
      'declared in https://shop.example/index.xml',
    ],
    [{ sitemap: set({ problems: [{ kind: 'html', detail: 'It is a web page.', line: null }] }) }, 'html'],
    [
      { sitemap: set({ problems: [{ kind: 'empty', detail: 'It is empty.', line: null }] }) },
      'empty',
      { severity: 'info' },
    ],
    [
      { sitemap: set({ problems: [{ kind: 'unreachable', detail: 'It took too long.', line: null }] }) },
      'cannot be read: It took too long.',
    ],
  ],
  missing: [{}],
});
