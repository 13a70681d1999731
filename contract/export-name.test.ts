/** The names of exported files: those of the specification, and safe on every disk. */
import { describe, expect, it } from 'vitest';
import { exportName } from './export-name.ts';

const date = '2026-11-14T23:59:59.000Z';

describe('an exported file', () => {
  it.each([
    ['html', 'seo-analysis-shop.example.html'],
    ['csv', 'seo-analysis-shop.example-2026-11-14.csv'],
    ['pdf', 'seo-analysis-shop.example-2026-11-14.pdf'],
    ['json', 'seo-analysis-shop.example-2026-11-14.json'],
    ['fixes', 'seo-analysis-shop.example-fixes-2026-11-14.csv'],
  ] as const)('%s is %s', (kind, name) => {
    expect(exportName(kind, { domain: 'shop.example', date })).toBe(name);
  });

  it.each([
    ['shop.example/blog/', 'seo-analysis-shop.example-blog.html'],
    ['bücher.example', 'seo-analysis-bücher.example.html'],
    ['../../etc', 'seo-analysis-etc.html'],
    ['///', 'seo-analysis-site.html'],
    [`${'a'.repeat(300)}.example`, `seo-analysis-${'a'.repeat(120)}.html`],
  ])('of %j is %s', (domain, name) => {
    expect(exportName('html', { domain, date })).toBe(name);
  });
});
