/** Tests link-generic-anchor. */
import { expect, it } from 'vitest';
import { knowledgeOf, reviewerOf } from '../../review-findings.ts';
import { makeIssue } from '../../run-rules.ts';
import { buildSite, html } from '../../testing/site-builder.ts';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { linkGenericAnchor } from './link-generic-anchor.ts';

const link = (text: string, lang = 'en', attributes = ''): string =>
  `<html lang="${lang}"><p><a href="/oak" ${attributes}>${text}</a></p></html>`;

testRule(linkGenericAnchor, {
  pass: [
    link('Read more about oak'),
    link('Oak tables'),
    // The name of a language, and of the folder.
    '<a href="/gographics/gmagick">Go</a>',
    link('More than words'),
    link('Read more <span class="visually-hidden">about oak</span>'),
    link('Read more', 'en', 'aria-label="Read more about oak"'),
    `<h2 id="t">Oak</h2>${link('Read more', 'en', 'aria-labelledby="t"')}`,
    link('Read more <img src="/a.jpg" alt="Oak tables">'),
    `${link('Oak')}<a href="#part">Read more</a><a href="/page#part">more</a>`,
    `${link('Oak')}<a href="https://ads.example/" rel="nofollow">Click here</a>`,
    link('Hier', 'en'),
    link('Detail', 'de'),
    link('Ici Paris', 'fr'),
    link('→'),
    link('--link'),
    link('.site'),
    link('<code>&lt;this&gt;</code>'),
    '<a href="/guide#learn-more">Learn more</a><a href="/glossary#term-view"><b>view</b></a>',
    link('<code class="py-class"><span>View</span></code>'),
    '<a href="http://click.example/4/">Click</a>',
    link('Mehr', 'de', 'title="1. Geltungsbereich dieses Dokuments"'),
    link('Continue', 'en', 'rel="next"'),
    // It says its place in a series.
    link('<img src="/next.png" alt="Weiter">', 'de'),
    '<p><code><a href="/oak">Page</a></code></p>',
    // The index of a manual: entries that come up once are terms.
    `<html lang="en">${Array.from({ length: 45 }, (_, at) => `<a href="/node${at}">term ${at}</a>`).join(' ')} <a href="/n1">view</a> <a href="/n2">continue</a></html>`,
    // A command of a shell, explained elsewhere.
    '<a href="/internal.html#READREF">read</a>',
    '<a href="/api/view.html">View</a><a href="/api/Details/">Details</a>',
  ],
  fail: [
    [
      link('Click here'),
      'Link text such as “Click here” would fit any target',
      { found: 'Click here', urls: ['https://shop.example/oak'] },
    ],
    [link(' Read&nbsp;more&hellip; '), 'such as “Read more…”'],
    [link('Learn more »'), 'would fit any target'],
    [link('<span>View</span>'), 'would fit any target'],
    ['<a href="/guide#time-zones">Learn more</a>', 'would fit any target'],
    ['<a href="/oak">here</a> <code>View</code>', 'would fit any target'],
    [
      `<html lang="en">${Array.from({ length: 45 }, (_, at) => `<a href="/${at}">Oak ${at}</a> <a href="/${at}">Read more</a>`).join(' ')}</html>`,
      'such as “Read more”',
    ],
    [link('Mehr', 'de', 'title="Mehr"'), 'would fit any target'],
    [link('Mehr erfahren', 'de-AT'), 'would fit any target'],
    [link('En savoir plus', 'fr'), 'would fit any target'],
    [link('Lire l’article', 'fr'), 'would fit any target'],
    [link('Más información', 'es'), 'would fit any target'],
    [link('Scopri di più', 'it'), 'would fit any target'],
    [link('Saiba mais', 'pt-BR'), 'would fit any target'],
    [link('Lees verder', 'nl'), 'would fit any target'],
    [link('もっと見る', 'ja'), 'would fit any target'],
    [link('Read more', 'de'), 'would fit any target'],
    [link('<img src="/a.png" alt="here">'), 'would fit any target'],
    [
      '<html lang="en"><a href="/a">More</a><a href="/b">Oak</a><a href="https://x.example/">here</a>',
      'such as “More”',
    ],
  ],
  skip: ['<p>none</p>', '<a href="#x">Click here</a>', '<a>here</a>', '<a href="/x" rel="ugc">here</a>'],
});

const contextOf = (pages: Record<string, string>) =>
  reviewerOf(knowledgeOf(buildSite({ pages }), { failed: [], passed: [], notEvaluated: [] }))('');

it('is no fault where the text is the title or the heading of its target', () => {
  const outcome = checkPage(
    linkGenericAnchor,
    '<html lang="en"><a href="/c/1">View</a><a href="/c/2">Details</a><a href="/c/3">Read more</a></html>',
  );
  if (outcome.kind !== 'fail') throw new Error('It must fail.');
  const issue = makeIssue(linkGenericAnchor, outcome);
  const review = (pages: Record<string, string>) => linkGenericAnchor.review?.(issue, contextOf(pages));
  const named = { '/c/1': html({ title: 'View – Widgets' }), '/c/2': html({ body: '<h1>Details</h1>' }) };
  expect(review(named)).toMatchObject({
    messageId: 'generic',
    data: { name: 'Read more' },
    evidence: [{ found: 'Read more' }],
  });
  expect(review({ ...named, '/c/3': html({ title: 'Read more' }) })).toBeNull();
  expect(review({ '/c/1': html({ title: 'Viewpoints' }) })?.evidence).toHaveLength(3);
});
