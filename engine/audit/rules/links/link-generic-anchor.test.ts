/** Tests link-generic-anchor. */
import { testRule } from '../../testing/test-rule.ts';
import { linkGenericAnchor } from './link-generic-anchor.ts';

const link = (text: string, lang = 'en', attributes = ''): string =>
  `<html lang="${lang}"><p><a href="/oak" ${attributes}>${text}</a></p></html>`;

testRule(linkGenericAnchor, {
  pass: [
    link('Read more about oak'),
    link('Oak tables'),
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
  ],
  fail: [
    [
      link('Click here'),
      '1 of 1 link to other pages has a text',
      { found: 'Click here', urls: ['https://shop.example/oak'] },
    ],
    [link(' Read&nbsp;more&hellip; '), 'such as “Read more…”'],
    [link('Learn more »'), '1 of 1'],
    [link('<span>View</span>'), '1 of 1'],
    ['<a href="/guide#time-zones">Learn more</a>', '1 of 1'],
    ['<a href="/oak">here</a> <code>View</code>', '1 of 1'],
    [link('Mehr erfahren', 'de-AT'), '1 of 1'],
    [link('En savoir plus', 'fr'), '1 of 1'],
    [link('Lire l’article', 'fr'), '1 of 1'],
    [link('Más información', 'es'), '1 of 1'],
    [link('Scopri di più', 'it'), '1 of 1'],
    [link('Saiba mais', 'pt-BR'), '1 of 1'],
    [link('Lees verder', 'nl'), '1 of 1'],
    [link('もっと見る', 'ja'), '1 of 1'],
    [link('Read more', 'de'), '1 of 1'],
    [link('<img src="/a.png" alt="here">'), '1 of 1'],
    [
      '<html lang="en"><a href="/a">More</a><a href="/b">Oak</a><a href="https://x.example/">here</a>',
      '2 of 3 links to other pages have',
    ],
  ],
  skip: ['<p>none</p>', '<a href="#x">Click here</a>', '<a>here</a>', '<a href="/x" rel="ugc">here</a>'],
});
