/** Tests what rules learn of the rest of the site when their findings are reviewed. */
import { describe, expect, it } from 'vitest';
import { knowledgeOf, reviewerOf } from './review-findings.ts';
import { faviconMissing } from './rules/social/favicon-missing.ts';
import { makeIssue } from './run-rules.ts';
import { buildSite, html } from './testing/site-builder.ts';

const site = buildSite({
  pages: {
    '/': '<!doctype html><html><head><title>Manual</title></head><frameset cols="20%,80%"><frame src="/contents"><frame src="/cover"></frameset></html>',
    '/contents': html({ body: '<a href="/oak" target="main">Oak</a>' }),
    '/cover': html({ body: '<img src="/tip.png" alt="Tip">' }),
    '/oak': html(),
  },
  tried: { '/tip.png': { type: 'image/png', bytes: 900, size: { width: 25, height: 25 } } },
});
const finding = { urls: [], messageId: 'none', data: { status: '404' }, evidence: [] };
const reviewer = reviewerOf(
  knowledgeOf(site, {
    failed: [{ rule: faviconMissing, finding, issue: makeIssue(faviconMissing, finding) }],
    passed: [],
    notEvaluated: [],
  }),
);
const at = (path: string) => reviewer(`https://shop.example${path}`);

describe('the context of a review', () => {
  it('knows the pages that a frameset shows', () => {
    expect(['/', '/contents', '/cover', '/oak'].filter((path) => at(path).isFramed)).toEqual([
      '/contents',
      '/cover',
    ]);
  });

  it('knows the sizes of requested images', () => {
    expect(at('/cover').imageSize('https://shop.example/tip.png')).toEqual({ width: 25, height: 25 });
    expect(at('/cover').imageSize('https://shop.example/other.png')).toBeNull();
  });

  it('knows what was found about the site', () => {
    expect(at('/').siteFindings).toEqual(new Set(['favicon-missing']));
  });
});
