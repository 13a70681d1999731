/** JSON-LD that is broken or incomplete, put right where no guess is needed. */
import { describe, expect, it } from 'vitest';
import { completedJson, repairedJson } from './repair-json.ts';

describe('JSON-LD put right', () => {
  const good = { '@type': 'Thing', name: 'A', url: 'https://a.example/' };
  it.each([
    ['a comma too many', '{"@type":"Thing","name":"A","url":"https://a.example/",}'],
    ['a forgotten comma', '{"@type":"Thing" "name":"A"\n"url":"https://a.example/"}'],
    ['quotes of a word processor', '{“@type”:“Thing”,“name”:“A”,“url”:“https://a.example/”}'],
    ['a comment', '/* ours */{"@type":"Thing","name":"A","url":"https://a.example/"}'],
    ['an end that is missing', '{"@type":"Thing","name":"A","url":"https://a.example/"'],
  ])('has no %s any more', (_name, raw) => {
    expect(JSON.parse(repairedJson(raw) ?? 'null')).toEqual(good);
  });

  it('is given up where it takes a guess', () => {
    expect(repairedJson('{"name": A, "b"')).toBeNull();
    expect(repairedJson('just words')).toBeNull();
    expect(repairedJson('"a text"')).toBeNull();
  });

  const nothing = { price: null, image: null };
  it('is completed with what the page shows, and nothing else', () => {
    const product = '{"@type":"Product","name":"Cup","offers":{"@type":"Offer","availability":"x"}}';
    const shown = { price: { price: '6.00', currency: 'GBP' }, image: 'https://a.example/cup.jpg' };
    expect(JSON.parse(completedJson(product, shown) ?? 'null')).toEqual({
      '@type': 'Product',
      name: 'Cup',
      image: 'https://a.example/cup.jpg',
      offers: { '@type': 'Offer', availability: 'x', price: '6.00', priceCurrency: 'GBP' },
    });
    expect(completedJson(product, nothing)).toBeNull();
    expect(
      completedJson(
        '{"@type":"Product","name":"Cup","image":"b","offers":{"@type":"Offer","price":"5"}}',
        shown,
      ),
    ).toBeNull();
  });

  it('counts the steps of a breadcrumb from 1', () => {
    const crumbs =
      '{"@graph":[{"@type":"BreadcrumbList","itemListElement":[{"position":1},{"position":3}]}]}';
    expect(completedJson(crumbs, nothing)).toContain('"position": 2');
  });
});
