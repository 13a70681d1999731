/** Tests link-malformed. */
import { testRule } from '../../testing/test-rule.ts';
import { linkMalformed } from './link-malformed.ts';

const link = (href: string): string => `<a href='${href}'>x</a>`;

testRule(linkMalformed, {
  pass: [
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
  ],
  fail: [
    [link('http://'), '1 link has a malformed', { found: '“http://” is no address' }],
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
    [link('/oak%22'), 'malformed', { found: '“/oak%22” has a quotation mark in it' }],
    [link('”https://shop.example/oak”'), 'malformed'],
    [`${link('/a b')}${link('/c')}${link('/d e')}`, '2 links have a malformed'],
  ],
  skip: ['<p>none</p>', '<a id="x">x</a>'],
});
