/** Tests link-broken-fragment. */
import { expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { linkBrokenFragment } from './link-broken-fragment.ts';

testRule(linkBrokenFragment, {
  pass: [
    '<a href="#part">x</a><h2 id="part">Part</h2>',
    '<a href="#part">x</a><a name="part"></a>',
    '<a href="/page#part">x</a><h2 id="part">Part</h2>',
    '<a href="#gr%C3%B6%C3%9Fe">x</a><h2 id="größe">Größe</h2>',
    '<a href="#größe">x</a><h2 id="größe">Größe</h2>',
    '<a href="#part">x</a><a href="#gone" role="tab">y</a><a href="#gone" onclick="show()">z</a><i id="part"></i>',
  ],
  fail: [
    [
      '<a href="#gone">x</a>',
      '1 link points to a part',
      { found: '#gone', wanted: 'an element with id="gone"' },
    ],
    [
      '<a href="/page#Part">x</a><a href="#gone">y</a><h2 id="part">Part</h2>',
      '2 links point to a part',
      { found: '#Part' },
    ],
    ['<a href="#prices">Our prices</a><a href="#prices">All prices</a>', '2 links point to a part'],
    ['<a href="#text-markup">markup</a><a href="#text-markup">other rules</a>', '2 links point to a part'],
    ['<a href="#gone" data-page="oak">x</a>', '1 link points'],
  ],
  skip: [
    '<a href="#">x</a><a href="#top">y</a><a href="#TOP">y</a>',
    '<a href="#:~:text=oak">x</a><a href="#/route">y</a><a href="#!/route">z</a>',
    '<a href="#0">Button</a><a href="#!">Button</a><a href="#none">Button</a>',
    '<a href="/other#gone">x</a>',
    '<a class="toggle" href="#panel-one" data-bs-toggle="collapse">x</a><a href="#panel-two" aria-controls="p">y</a>',
    '<a class="btn" href="#link">Follow us</a>',
    '<a href="#someone">Follow</a><a href="#someone">Write to us</a>',
    '<a href="https://other.example/page#gone">x</a>',
    '<p>none</p>',
  ],
});

it('is a warning where many references are dead', () => {
  const links = (count: number): string =>
    Array.from({ length: count }, (_, at) => `<a href="#part-${at}">Part ${at}</a>`).join(' ');
  expect(checkPage(linkBrokenFragment, links(2))).toMatchObject({ severity: 'info' });
  expect(checkPage(linkBrokenFragment, links(7))).toMatchObject({ severity: 'warning' });
});
