/** Tests link-goes-nowhere. */
import { describe, expect, it } from 'vitest';
import { checkPage, testRule } from '../../testing/test-rule.ts';
import { linkGoesNowhere } from './link-goes-nowhere.ts';

testRule(linkGoesNowhere, {
  pass: [
    '<a href="#">Back to top</a><a href="#">Nach oben</a><a href="#">↑ Start</a>',
    '<a href="#" onclick="open()">Open</a><a href="#" role="button">Open</a><a href="#" id="buy">Buy</a>',
    '<a href="#" data-bs-toggle="dropdown">Products</a><a href="#" aria-expanded="false">Products</a>',
    '<a href="javascript:void(0)" @click="go">Open</a><a href="#" x-on:click="go">Open</a>',
    '<title>Oak manual 1.2</title><a href="#">Oak manual 1.2</a><a accesskey="u" href="#">أعلى</a>',
    '<a href="javascript:void(0)">Show more</a><a href="#">Mehr anzeigen</a>',
    '<a class="dropdown-toggle" href="#">Products</a><a class="js-open" href="#">Open</a>',
    '<a class="carousel-control" href="#">Next one</a><a class="add-to-cart" href="#">Buy</a>',
    '<ul><li><a href="#">Products</a><ul><li><a href="/oak">Oak</a></li></ul></li></ul>',
    '<ul><li><a href="#">Products</a> <span class="arrow"></span><ul><li><a href="/oak">Oak</a></li></ul></li></ul>',
    '<ul><li class="menu-item-has-children"><a href="#">Products</a></li></ul>',
    '<li><a href="#!" class="nav-link active" aria-current="page">Home</a></li><a class="active" href="#!">Home</a>',
    '<a href="#"><svg><path d="M0 0"/></svg></a><a href="#!">2</a>',
    '<a href="#part">Part</a><a href="#!/route">Route</a><a href="/oak#">Oak</a>',
    '<a href="javascript:history.back()">Back</a><a href="javascript:openPage(1)">Oak</a>',
    '<a href="/oak">Oak</a>',
    // A link to the page itself, by the name of its file.
    { html: '<a href="#">Table of contents</a>', url: 'https://shop.example/manual/contents.html' },
    '<a href="#prices">Our prices</a><a class="btn" href="#someone" data-toggle="modal">Sign in</a>',
    '<a href="#chairs">x</a><a href="#chairs">y</a><h2 id="chairs">Chairs</h2>',
  ],
  fail: [
    [
      '<a href="/oak">Oak</a><a class="btn" href="#link">Follow us</a>',
      '“Follow us” goes nowhere.',
      { found: 'href="#link"' },
    ],
    [
      '<a href="/oak">Oak</a><a href="#someone">Follow</a><a href="#someone">Write to us</a>',
      '“Follow” and 1 other link go nowhere.',
    ],
    [
      '<a href="/oak">Oak</a><a class="btn btn-primary" href="#!">Visit us today</a>',
      '“Visit us today” goes nowhere.',
      { found: 'href="#!"', snippet: '<a class="btn btn-primary" href="#!">Visit us today</a>' },
    ],
    [
      '<a href="/oak">Oak</a><a href="#">About us</a><a href="javascript:void(0);">Prices</a>',
      '“About us” and 1 other link go nowhere.',
    ],
    ['<a href="#!">お問い合わせ</a>', '“お問い合わせ” goes nowhere.'],
    [
      '<a href="#!">About</a><a href="#!">Contact</a><a href="#!">Order now</a>',
      'No link on this page leads to another page',
    ],
  ],
  skip: ['<p>No link.</p>'],
});

describe('the severity', () => {
  const severityOf = (html: string): unknown => {
    const outcome = checkPage(linkGoesNowhere, html);
    return outcome.kind === 'fail' ? (outcome.severity ?? 'warning') : outcome.kind;
  };

  it('is critical where no link of the page works', () => {
    expect(severityOf('<a href="#!">About</a><a href="#!">Contact</a><a href="#!">Order</a>')).toBe(
      'critical',
    );
    expect(severityOf('<a href="#!">About</a><a href="#!">Contact</a><a href="/order">Order</a>')).toBe(
      'warning',
    );
  });

  it('is advice in the footer', () => {
    expect(severityOf('<a href="/oak">Oak</a><footer><a href="#">Privacy</a></footer>')).toBe('info');
  });
});
