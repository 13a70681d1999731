/** Tests which sites are called documentation, a shop, a local business or a template, and which are not. */
import { describe, expect, it } from 'vitest';
import { siteKindOf } from './site-kind.ts';
import { buildSite, html } from './testing/site-builder.ts';

const kindOf = (pages: Readonly<Record<string, string>>) => siteKindOf(buildSite({ pages }).pages);
const data = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...value })}</script>`;
const many = (prefix: string, page: (at: number) => string, count = 4): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, page(at)]));

describe('the kind of a site', () => {
  it('is documentation by its generator, with its versions and canonicals', () => {
    const page = html({ head: '<meta name="generator" content="VitePress v1.6.4">' });
    const kind = kindOf({ ...many('/v1.0/', () => page), ...many('/v2.0/', () => page) });
    expect(kind).toMatchObject({ kind: 'documentation', because: expect.stringContaining('VitePress') });
    expect(kind?.checks.map(({ text }) => text).join(' ')).toMatch(
      /2 versions .*v1\.0, v2\.0.*8 of 8 pages have no canonical/,
    );
  });

  it('is a shop by its product pages, with their markup and variants', () => {
    const product = html({
      head: data({ '@type': 'Product', name: 'Oak chair', offers: { '@type': 'Offer', price: 9 } }),
    });
    const kind = kindOf(many('/p/', () => product));
    expect(kind).toMatchObject({ kind: 'shop', checks: [{ state: 'met' }, { state: 'ask' }] });
    const group = html({ head: data({ '@type': 'ProductGroup', name: 'Chair', hasVariant: [] }) });
    expect(kindOf(many('/p/', () => group))?.checks[1]?.state).toBe('met');
  });

  it('is a local business by its markup, and hears what the markup lacks', () => {
    const kind = kindOf({
      '/': html({ head: data({ '@type': 'Bakery', name: 'Oven', address: 'Main Street 1' }) }),
    });
    expect(kind?.kind).toBe('local-business');
    expect(kind?.checks.map(({ state }) => state)).toEqual(['met', 'met', 'missing', 'ask']);
  });

  it('is a local business by address, phone and opening hours that visitors see', () => {
    const place =
      '<address>Main Street 1, Ghent</address><p>Call <a href="tel:+3291234567">09 123 45 67</a></p>';
    const hours =
      '<p>Open Monday to Friday, 8:00 to 18:00, and on Saturday until noon for bread and cakes.</p>';
    expect(kindOf({ '/': html({ body: place + hours }) })).toMatchObject({
      kind: 'local-business',
      checks: [{ state: 'missing' }, { state: 'ask' }],
    });
    // A company with an address is not yet a place to visit.
    expect(kindOf({ '/': html({ body: place }) })).toBeNull();
  });

  it('is an unfilled template by placeholder text on the home page or most pages', () => {
    const filler = html({
      body: '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.</p>',
    });
    expect(kindOf({ '/': filler, '/a': html() })?.kind).toBe('template');
    expect(kindOf({ '/': html(), '/a': html(), '/typography': filler })).toBeNull();
  });

  it('is an unfilled template by the title and sample text that came with it', () => {
    const [title, body] = ['Oak Casual - Start Bootstrap Theme', '<p>Copyright © Your Website 2023</p>'];
    expect(kindOf({ '/': html({ title, body }) })).toMatchObject({
      kind: 'template',
      because: 'Template titles and sample text on 1 of 1 page, including the home page.',
    });
    expect(kindOf({ '/': html({ title }) })).toBeNull();
    expect(kindOf({ '/': html({ body }) })).toBeNull();
  });

  it('is not said where it is not certain', () => {
    expect(kindOf({ '/': html(), ...many('/blog/', () => html()) })).toBeNull();
    const word = html({ head: '<meta name="generator" content="WordPress 6.8">' });
    expect(kindOf({ '/': word, ...many('/a', () => word) })).toBeNull();
    const product = html({ head: data({ '@type': 'Product', name: 'Book' }) });
    expect(kindOf({ ...many('/blog/', () => html(), 12), '/book': product })).toBeNull();
  });
});
