/** Tests the facts of responses, dates, authors and contacts, and page types. */
import { describe, expect, it } from 'vitest';
import { dayOf } from './dates-and-contacts.ts';
import { extractHtml } from './extract-html.ts';
import { parseLinkHeader } from './http.ts';
import { sniffType } from './sniff-type.ts';

const read = (
  html: string,
  headers: Record<string, string> = { 'content-type': 'text/html' },
  status = 200,
) => extractHtml({ html, url: 'https://site.example/page', headers, status });

describe('http', () => {
  it('parses types, encodings and security headers', () => {
    const { http } = read('<p>x', {
      'content-type': 'Text/HTML ; charset=utf-8',
      'content-encoding': 'br',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(http).toMatchObject({
      mediaType: 'text/html',
      isHtml: true,
      contentEncodings: ['br'],
      security: {
        hsts: { maxAgeSeconds: 31_536_000, includeSubDomains: true, preload: false },
        frameAncestors: true,
        contentTypeOptions: 'nosniff',
        referrerPolicy: null,
      },
    });
  });

  it('finds nothing where there is no header', () => {
    expect(read('', {}).http).toMatchObject({ contentType: null, mediaType: null, security: { hsts: null } });
  });

  it('reports a bot challenge with any status', () => {
    const challenge = '<title>Just a moment...</title>';
    expect(read(challenge, { 'content-type': 'text/html' }, 403).http.challenge).toContain('Cloudflare');
    expect(read(challenge).http.challenge).toBe('Cloudflare');
    expect(
      read(`${challenge}<p>A page about waiting for the right moment in life.`).http.challenge,
    ).toBeNull();
    expect(read('', { 'cf-mitigated': 'challenge' }).http.challenge).toBe('Cloudflare');
  });

  it.each([
    ['<!-- c --><!DOCTYPE html>', 'html'],
    ['\ufeff <html>', 'html'],
    ['<?xml version="1.0"?><urlset>', 'xml'],
    ['{"a":1}', 'json'],
    ['%PDF-1.7', 'pdf'],
    ['plain words', 'text'],
    ['\u0001\u0002', 'binary'],
    ['', 'empty'],
  ])('%j is detected as %s', (text, type) => {
    expect(sniffType(Buffer.from(text))).toBe(type);
  });

  it('does not parse a PDF as HTML', () => {
    const facts = read('%PDF-1.7 <a href=/x>y</a>', { 'content-type': 'application/pdf' });
    expect(facts.http).toMatchObject({ isHtml: false, sniffed: 'pdf', bodyBytes: 25 });
    expect(facts.links).toEqual([]);
  });

  it('parses Link headers with commas and quotes', () => {
    expect(
      parseLinkHeader(
        '</a,b>; rel="next prev"; title="x, <y>", <https://z.example/>;rel=canonical',
        'https://site.example/',
      ),
    ).toMatchObject([
      { href: '/a,b', resolved: 'https://site.example/a,b', rel: ['next', 'prev'] },
      { href: 'https://z.example/', rel: ['canonical'] },
    ]);
  });
});

describe('dates, authors, contacts and page types', () => {
  it.each([
    ['2025-03-01T08:00:00+02:00', '2025-03-01'],
    ['March 5, 2024', '2024-03-05'],
    ['Wed, 25 Jun 2025 15:00:00 GMT', '2025-06-25'],
    ['03/04/2025', null],
    ['2025-13-40', null],
    ['soon', null],
  ])('%s is the day %s', (raw, day) => {
    expect(dayOf(raw)).toBe(day);
  });

  it('finds authors, dates and contacts in all sources', () => {
    const facts = read(
      '<meta name=author content="Ann"><meta property="article:published_time" content="2025-01-01"><p class=byline>By <a rel=author href=/b>Bob</a></p><time datetime=2025-02-02 class=updated>x</time><address>y</address><a href="mailto:a@b.example?subject=x">m</a><a href="tel:+12">t</a><p>or c@d.example</p>',
    );
    expect(facts.authors.map(({ name, source }) => `${name} ${source}`)).toEqual([
      'Ann meta',
      'By Bob byline',
      'Bob rel-author',
    ]);
    expect(facts.dates.map(({ kind, day, source }) => `${kind} ${day} ${source}`)).toEqual([
      'published 2025-01-01 meta',
      'modified 2025-02-02 time',
    ]);
    expect(facts.contacts).toEqual({
      phones: ['+12'],
      textPhones: [],
      emails: ['a@b.example', 'c@d.example'],
      hasAddress: true,
      places: [],
      showsHours: false,
    });
  });

  it.each([
    ['https://site.example/', '', 'home'],
    ['https://site.example/contact', '', 'contact'],
    ['https://site.example/x', '<form><input type=password></form>', 'login'],
    ['https://site.example/x', '<meta property=og:type content=article>', 'article'],
    ['https://site.example/x', '<script type="application/ld+json">{"@type":"Product"}</script>', 'product'],
    ['https://site.example/contractors', '', 'other'],
  ])('%s %s is %s', (url, html, type) => {
    expect(extractHtml({ html, url }).pageType.type).toBe(type);
  });
});
