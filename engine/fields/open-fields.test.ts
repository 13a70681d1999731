/** Tests what fields read from pages, which patterns are refused, and that no pattern can hang a worker. */
import type { OwnField } from '@pagewright/contract/entities/own-field';
import { describe, expect, it } from 'vitest';
import { extractHtml } from '../extract/extract-html.ts';
import { openFields, whyInvalid } from './open-fields.ts';

const shop = `<!doctype html><title>Kettle</title>
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
 {"@type":"Product","name":"Kettle","sku":"K-1","offers":[{"@type":"Offer","price":"39.90"},{"@type":"Offer","price":45}]},
 {"@type":"Organization","name":"Shop"}]}</script>
<body class="shop"><ul id="list"><li class="item">One <b>1</b></li><li class="item sold">Two</li><li>Three</li></ul>
<p class="price" data-cents="3990">  39.90
 €</p><a href="/a?x=1&amp;y=2">A</a><svg><circle r="1"/></svg>
<table><tr><td>cell</table><script>ga('UA-1234-5'); ga('UA-777-1')</script></body>`;

const sourceOf = (html: string) => {
  const { source, structuredData } = extractHtml({ html, url: 'https://shop.example/' });
  return { html: source?.html ?? '', structuredData };
};

const field = (kind: OwnField['kind'], pattern: string, take = 'text'): OwnField => ({
  name: 'it',
  kind,
  pattern,
  take,
});

const still = { now: () => 0 };
const read = (html: string, each: OwnField) => openFields([each], still).tryOn(sourceOf(html))[0];
const valueOn = (each: OwnField, html = shop) => read(html, each)?.value;

describe('fields of one’s own', () => {
  it.each([
    ['css', '.price', 'text', '39.90 €'],
    ['css', '.price', 'attribute:data-cents', '3990'],
    ['css', '.price', 'attribute:missing', null],
    ['css', 'li', 'count', 3],
    ['css', '#list > li.item:not(.sold) + li', 'text', 'Two'],
    ['css', 'li:nth-child(2)', 'text', 'Two'],
    ['css', 'li:has(b)', 'text', 'One 1'],
    ['css', '.none', 'text', null],
    ['css', '.none', 'count', 0],
    ['xpath', '//p[@class="price"]/@data-cents', 'text', '3990'],
    ['xpath', '//li[contains(., "Two")]/following-sibling::li', 'text', 'Three'],
    ['xpath', '//a', 'attribute:href', '/a?x=1&y=2'],
    ['xpath', 'count(//li)', 'text', 3],
    ['xpath', 'boolean(//table//td)', 'text', true],
    ['xpath', 'normalize-space(//li[1])', 'text', 'One 1'],
    ['xpath', '//svg/circle', 'attribute:r', '1'],
    ['xpath', '(//li)[last()]', 'text', 'Three'],
    ['xpath', '//li | //p', 'count', 4],
    ['regex', 'UA-(\\d+)-\\d', 'text', '1234'],
    ['regex', 'UA-\\d+', 'count', 2],
    ['regex', 'UA-9', 'text', null],
    ['jsonld', 'Product.offers.price', 'text', '39.90'],
    ['jsonld', 'Product.offers.price', 'count', 2],
    ['jsonld', 'Organization.name', 'text', 'Shop'],
    ['jsonld', 'sku', 'text', 'K-1'],
    ['jsonld', 'Recipe.name', 'text', null],
    ['contains', 'UA-777', 'text', true],
    ['contains', 'UA-778', 'text', false],
    ['contains', '<li', 'count', 3],
  ] as const)('reads %s %s, taking %s', (kind, pattern, take, value) => {
    expect(whyInvalid(field(kind, pattern, take))).toBeNull();
    expect(valueOn(field(kind, pattern, take))).toBe(value);
  });

  it('gives each field its value by name', () => {
    const fields = [
      { ...field('css', '.price'), name: 'price' },
      { ...field('contains', 'ga('), name: 'tracked' },
    ];
    expect(openFields(fields, still).read(sourceOf(shop))).toEqual({ price: '39.90 €', tracked: true });
  });

  it('says how many matches there are', () => {
    expect(read(shop, field('css', 'li'))).toEqual({
      name: 'it',
      value: 'One 1',
      matches: 3,
      isTooSlow: false,
    });
  });

  it('cuts a long text', () => {
    expect(valueOn(field('css', 'p'), `<p>${'x'.repeat(5000)}</p>`)).toHaveLength(1000);
  });

  it('sees content that broken markup put elsewhere, as a browser does', () => {
    expect(valueOn(field('css', 'b'), '<p><b>one<p>two</b>')).toBe('one');
    expect(valueOn(field('css', 'p b', 'count'), '<p><b>one<p>two</b>')).toBe(2);
  });
});

describe('a pattern', () => {
  it.each([
    ['css', 'p[', 'CSS selector'],
    ['css', ':nope', 'CSS selector'],
    ['xpath', '//p[', 'XPath 1.0'],
    ['xpath', 'nope(//p)', 'XPath 1.0'],
    ['regex', '(', 'RE2'],
    ['regex', '(a)\\1', 'RE2'],
    ['regex', '(?=a)b', 'RE2'],
    ['regex', '((a{100}){100}){100}', 'RE2'],
    ['regex', 'a{0,900}b', 'too large'],
    ['jsonld', 'Product..price', 'Product.offers.price'],
    ['jsonld', '$.offers[0]', 'Product.offers.price'],
  ] as const)('of kind %s is refused when it is %s', (kind, pattern, part) => {
    expect(whyInvalid(field(kind, pattern))).toContain(part);
  });
});

describe('a page that would take too long', () => {
  const many = '<div class="a">x</div>'.repeat(20_000);
  const deep = '<div>'.repeat(400) + 'x'.repeat(100_000) + '</div>'.repeat(400);

  it.each([
    ['xpath', '//div[count(preceding::div[count(preceding::div) > 1]) > 1]', many],
    ['xpath', '//div[contains(string(/), "zzz")]', many],
    ['xpath', '//*[count(//*[count(//*) > 1]) > 1]', many],
    ['css', 'div:has(~ div:has(~ div.b))', many],
    ['css', ':not(:nth-last-child(odd of :nth-last-child(odd)))', many],
    ['xpath', '//div[contains(., concat(., .))]', deep.repeat(40)],
  ] as const)('gets no value from %s %s', (kind, pattern, html) => {
    expect(read(html, field(kind, pattern))).toEqual({
      name: 'it',
      value: null,
      matches: null,
      isTooSlow: true,
    });
  });

  it('reads a pattern that hangs other engines', () => {
    expect(valueOn(field('regex', '(a+)+$'), `<p>${'a'.repeat(50_000)}b</p>`)).toBeNull();
    expect(read(`<p>${'a'.repeat(50_000)}b</p>`, field('regex', '(a|a)*c'))?.isTooSlow).toBe(false);
  });

  it('stops a large pattern on a large page, and a search that begins again too often', () => {
    expect(read('a'.repeat(200_000), field('regex', '\\p{L}{1,300}\\d'))?.isTooSlow).toBe(true);
    let nowMs = 0;
    const clock = { now: () => (nowMs += 100) };
    const [tried] = openFields([field('regex', 'a', 'count')], clock).tryOn(sourceOf('a'.repeat(100)));
    expect(tried?.isTooSlow).toBe(true);
  });

  it('does not cost the next field its turn', () => {
    const fields = [
      { ...field('xpath', '//*[count(//*[count(//*) > 1]) > 1]'), name: 'slow' },
      { ...field('css', 'div', 'count'), name: 'fast' },
    ];
    expect(openFields(fields, still).read(sourceOf(many))).toEqual({ slow: null, fast: 20_000 });
  });
});
