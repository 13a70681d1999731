/** Tests link-malformed. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { linkMalformed } from './link-malformed.ts';

const link = (href: string): string => `<a href='${href}'>x</a>`;

testRule(linkMalformed, {
  pass: [
    // A framework fills it in in the browser.
    '<div v-for="each in all"><a href="{{ each.url }}">Oak</a></div>',
    link('  /oak  '),
    link('\n/oak\n'),
    link('https://web.archive.org/web/2020/https://shop.example/'),
    link('https://share.example/?u=https://shop.example/'),
    link('/wiki/%22Heroes%22'),
    link('/wiki/%E2%80%9CHeroes%E2%80%9D'),
    link('/wiki/“Heroes”'),
    link('/a%20b'),
    link('/über-uns?größe=1'),
    link('mailto:a@shop.example?subject=Hello there'),
    link('tel:+49 30 12 34 56'),
    link('javascript:go("a\\nb c")'),
    link('//cdn.example/oak'),
    link('https://shop.example'),
    link('?q=o%27neill'),
    link('https:/oak'),
    link('#a b'),
    '<a href="shop">shop.example</a><a href="oak.html">https://shop.example/oak.html</a>',
  ],
  fail: [
    [link('{{ repo.html_url }}'), 'template'],
    [link('/shop/<%= item.id %>'), 'template'],
    [link('http://'), '1 link has a malformed', { found: '“http://” is not a URL' }],
    [link('https://shop .example/'), 'malformed'],
    [
      link('info@shop.example'),
      'malformed',
      { found: '“info@shop.example” is an e-mail address without mailto:' },
    ],
    [link('/oak\\table'), 'malformed', { found: '“/oak\\table” has a backslash' }],
    [
      link('http://https://shop.example/'),
      'malformed',
      { found: '“http://https://shop.example/” has its scheme twice' },
    ],
    [link('https://https//shop.example/'), 'malformed'],
    [link('/oak table'), 'malformed', { found: '“/oak table” has a space in it' }],
    [
      '<a href="http//tools.example/oak">http://tools.example/oak</a>',
      'malformed',
      {
        found: '“http//tools.example/oak” is read as a path of this site',
        wanted: 'http://tools.example/oak',
      },
    ],
    ['<a href="www.tools.example">www.tools.example</a>', 'malformed'],
    [
      '<a href="http://https://tools.example/">https://tools.example/</a>',
      'malformed',
      { wanted: 'https://tools.example/' },
    ],
    ['<a href="ann@shop.example">ann@shop.example</a>', 'malformed', { wanted: 'mailto:ann@shop.example' }],
    [
      '<a href="/page#oak chairs">x</a><h2 id="oak chairs">Oak chairs</h2>',
      'malformed',
      {
        found: '“/page#oak chairs” has a space in its fragment',
        wanted: 'an id without a space, in the link and at its target',
      },
    ],
    [link('/oak%22'), 'malformed', { found: '“/oak%22” has a quotation mark in it' }],
    [link('”https://shop.example/oak”'), 'malformed'],
    [`${link('/a b')}${link('/c')}${link('/d e')}`, '2 links have a malformed'],
  ],
  skip: ['<p>none</p>', '<a id="x">x</a>'],
});

it('is advice where only fragments have a space, which browsers find', () => {
  expect(checkPage(linkMalformed, link('/a#oak chairs'))).toMatchObject({ severity: 'info' });
  expect(checkPage(linkMalformed, `${link('/a#oak chairs')}${link('/b c')}`)).toMatchObject({
    severity: 'warning',
  });
});
