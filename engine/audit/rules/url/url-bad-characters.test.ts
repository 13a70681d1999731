/** Tests url-bad-characters. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { urlBadCharacters } from './url-bad-characters.ts';

const link = (href: string): string => `<a href='${href}'>x</a>`;

testRule(urlBadCharacters, {
  pass: [
    link('  /oak  '),
    link('/gr%C3%BCn/a%20b?f%5B%5D=1'),
    link('/o(ak)!$&amp;,;=:@*~_.-'),
    link('/oak#größe [1]'),
    `${link('/oak')}${link('https://other.example/a b[1]')}`,
    `${link('/oak')}${link('mailto:a@shop.example?subject=Hello there')}`,
    { html: link('http://[2001:db8::1]/oak'), url: 'http://[2001:db8::1]/' },
  ],
  fail: [
    [
      link('/oak table'),
      'space',
      { found: '“/oak table” has a space', wanted: 'https://shop.example/oak%20table' },
    ],
    [link('/oak?f[]=1'), 'characters', { found: '“/oak?f[]=1” has a quotation mark or bracket' }],
    [link('/oak"x'), 'characters'],
    [link('/{{slug}}'), 'characters'],
    [link('/oak\u0007'), 'characters', { found: '“/oak\u0007” has a control character' }],
    [
      link('/grün') + link('/ok') + link('/a b'),
      '2 links have characters in the URL',
      { found: '“/grün” has letters that are not ASCII' },
    ],
  ],
  skip: ['<p>none</p>', link('https://other.example/a b'), link('#a b')],
});

it('is milder with letters that browsers escape well', () => {
  expect(checkPage(urlBadCharacters, link('/grün'))).toMatchObject({ severity: 'info' });
  expect(checkPage(urlBadCharacters, link('/a b'))).toMatchObject({ severity: 'warning' });
});
