/** Tests the items of JSON-LD, Microdata and RDFa, and where invalid JSON-LD breaks. */
import { describe, expect, it } from 'vitest';
import { findItem, textOf, valuesOf } from '../../model/structured-items.ts';
import { extractHtml } from '../extract-html.ts';
import { parseJsonLd } from './json-ld.ts';

const structuredOf = (...blocks: string[]) =>
  extractHtml({
    html: blocks.map((block) => `<script type="application/ld+json">${block}</script>`).join(''),
    url: 'https://site.example/',
  }).structuredData;

describe('JSON-LD', () => {
  it('finds items in graphs, arrays and nested items', () => {
    const facts = structuredOf(
      '{"@context":"https://schema.org","@graph":[{"@type":"WebSite","@id":"#s","name":"S"},{"@type":["Article","https://schema.org/NewsArticle"],"author":[{"@type":"Person","name":"A"}],"isPartOf":{"@id":"#s"}}]}',
      '[{"@context":"http://schema.org/","@type":"Product","offers":{"@type":"Offer","price":1.5}}]',
    );
    expect(facts.topItems.map(({ types, path }) => `${types.join('+')} ${path}`)).toEqual([
      'WebSite $[0].@graph[0]',
      'Article+NewsArticle $[0].@graph[1]',
      'Product $[1][0]',
    ]);
    expect(facts.items.map(({ types }) => types[0])).toEqual([
      'WebSite',
      'Article',
      'Person',
      'Product',
      'Offer',
    ]);
    expect(facts.items.every(({ schemaOrg }) => schemaOrg)).toBe(true);
  });

  it('follows references', () => {
    const facts = structuredOf(
      '{"@context":"https://schema.org","@graph":[{"@type":"Article","publisher":{"@id":"#o"}},{"@type":"Organization","@id":"#o","name":"O"}]}',
    );
    const [article] = facts.topItems;
    if (article === undefined) throw new Error('no article');
    expect(textOf(facts, article, 'publisher')).toBe('O');
    expect(findItem(facts, '#o')?.types).toEqual(['Organization']);
    expect(valuesOf(facts, article, 'author')).toEqual([]);
  });

  it.each([
    ['{"a": 1,}', 'syntax', 1, 9],
    ['{\n  "a": 1\n  "b": 2\n}', 'syntax', 3, 3],
    ["{'a': 1}", 'syntax', 1, 2],
    ['{"a": "line\nbreak"}', 'syntax', 1, 7],
    ['{"a": undefined}', 'syntax', 1, 7],
    ['{"a": 1', 'syntax', 1, 8],
    ['{"a": 1}}', 'syntax', 1, 9],
    ['<p>{"a": 1}</p>', 'html', 1, 1],
    ['"{\\"a\\": 1}"', 'double-encoded', 1, 1],
    ['42', 'not-an-object', 1, 1],
    ['  ', 'empty', 1, 1],
  ])('%s fails as %s', (raw, kind, line, column) => {
    expect(parseJsonLd(raw, 0, 0).block.error).toMatchObject({ kind, line, column });
  });

  it('accepts CDATA markers around valid JSON', () => {
    const { block, items } = parseJsonLd('//<![CDATA[\n{"@type":"Thing"}\n//]]>', 0, 0);
    expect([block.error, items.length]).toEqual([null, 1]);
  });

  it('is bounded in depth', () => {
    const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
    expect(parseJsonLd(deep, 0, 0).items).toHaveLength(1);
  });
});

describe('Microdata and RDFa', () => {
  const itemsOf = (html: string) =>
    extractHtml({ html, url: 'https://site.example/' }).structuredData.topItems;

  it('take properties from text, attributes and nested items', () => {
    const items = itemsOf(
      '<div itemscope itemtype="https://schema.org/Product"><h1 itemprop=name>Big  <b>Box</b></h1><img itemprop=image src=a.png><div itemprop=offers itemscope itemtype="https://schema.org/Offer"><meta itemprop=price content=5><time itemprop=validFrom datetime=2025-01-01>soon</time></div><a itemprop="url sameAs" href=/x>y</a></div>',
    );
    expect(items).toMatchObject([
      {
        syntax: 'microdata',
        types: ['Product'],
        schemaOrg: true,
        properties: {
          name: ['Big Box'],
          image: ['a.png'],
          offers: [{ types: ['Offer'], properties: { price: ['5'], validFrom: ['2025-01-01'] } }],
          url: ['/x'],
          sameAs: ['/x'],
        },
      },
    ]);
  });

  it('parse RDFa without the properties of Open Graph', () => {
    const items = itemsOf(
      '<meta property=og:title content=x><div vocab="https://schema.org/" typeof=Person><span property=name>Jo</span><div property=address typeof=PostalAddress><span property=addressLocality>Rome</span></div></div>',
    );
    expect(items).toMatchObject([
      {
        syntax: 'rdfa',
        types: ['Person'],
        schemaOrg: true,
        properties: {
          name: ['Jo'],
          address: [{ types: ['PostalAddress'], properties: { addressLocality: ['Rome'] } }],
        },
      },
    ]);
  });
});
