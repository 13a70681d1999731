import { describe, expect, it } from 'vitest';
import type { VerifiedFix } from '../entities/fix.ts';
import type { Page } from '../entities/page.ts';
import { analysis, issue, page, siteIssue } from '../testing/sample-report.ts';
import { templatesSentence, templateView } from './template-view.ts';

const at = (path: string): string => `https://shop.example${path}`;
const product = '/product/* abc';
const noAlt = issue({ ruleId: 'img-alt-missing', severity: 'warning', title: 'No alt', category: 'images' });
const fix = (over: Partial<VerifiedFix> = {}): VerifiedFix => ({
  patch: 'Use this title.',
  words: 'x',
  html: '<title>x</title>',
  steps: [],
  ruleIds: [],
  cleared: ['title-missing'],
  scoreBefore: 70,
  scoreAfter: 90,
  writtenBy: null,
  ...over,
});
const inTemplate = (path: string, issues = [issue()], over: Partial<Page> = {}) =>
  page(path, issues, { template: product, ...over });

describe('the findings of a report by template', () => {
  it('are grouped by rule, with the pages and the share they explain', () => {
    const view = templateView(
      analysis({
        pages: [
          page('/', [issue()]),
          inTemplate('/product/a', [issue(), noAlt]),
          inTemplate('/product/b', [issue()]),
          inTemplate('/product/c', [issue()]),
          inTemplate('/product/c?x', [issue()], { sameAs: at('/product/c') }),
        ],
        siteIssues: [
          siteIssue({
            ruleId: 'title-duplicate',
            severity: 'warning',
            urls: [at('/product/a'), at('/product/b')],
          }),
          siteIssue({ ruleId: 'robots-missing', urls: [] }),
        ],
      }),
    );
    expect(view.templates).toHaveLength(1);
    const [template] = view.templates;
    expect(template).toMatchObject({ pattern: '/product/*', findings: 4 });
    expect(template?.urls).toHaveLength(3);
    // One page alone has no alt text: that is no fault of the template.
    expect(template?.rules.map(({ ruleId, findings, urls }) => [ruleId, findings, urls.length])).toEqual([
      ['title-missing', 3, 3],
      ['title-duplicate', 1, 2],
    ]);
    expect([view.findings, view.explained]).toEqual([7, 4]);
    expect(templatesSentence(view)).toBe('1 template explains 57% of all findings');
  });

  it('have one fix, with its proof on three pages', () => {
    const pages = ['a', 'b', 'c', 'd'].map((name) =>
      inTemplate(`/product/${name}`, [issue()], { fixes: [fix({ cleared: ['h1-missing'] }), fix()] }),
    );
    const other = inTemplate('/product/e', [issue()], { fixes: [fix({ patch: 'Another change.' })] });
    const proof = templateView(analysis({ pages: [other, ...pages] })).templates[0]?.rules[0]?.proof;
    expect(proof).toMatchObject({ patch: 'Use this title.', html: '<title>x</title>', pages: 4 });
    expect(proof?.tried).toHaveLength(3);
    expect(proof?.tried[0]).toEqual({
      url: at('/product/a'),
      html: '<title>x</title>',
      scoreBefore: 70,
      scoreAfter: 90,
    });
  });

  it('say when every page needs words of its own, and when no fix was tried', () => {
    const pages = ['a', 'b'].map((name) =>
      inTemplate(`/product/${name}`, [issue(), noAlt], { fixes: [fix({ html: `<title>${name}</title>` })] }),
    );
    const [title, alt] = templateView(analysis({ pages })).templates[0]?.rules ?? [];
    expect(title?.proof).toMatchObject({ html: null, pages: 2 });
    expect(alt?.proof).toBeNull();
  });

  it('need a template', () => {
    const view = templateView(analysis({ pages: [page('/', [issue()]), page('/a', [issue()])] }));
    expect([view.templates, templatesSentence(view)]).toEqual([[], null]);
  });
});
