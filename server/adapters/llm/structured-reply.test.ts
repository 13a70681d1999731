/** Tests that structured data of a model is made of what the page states, and of nothing else. */
import { createGate } from '@pagewright/engine/suggest/accept/gate';
import { knowledgeOfPage, siteFacts } from '@pagewright/engine/suggest/accept/page-texts';
import { expect, it } from 'vitest';
import { acceptItem } from './structured-reply.ts';
import { pageOf, siteOf } from './testing/small-site.ts';

const page = pageOf(
  '/moss',
  `<h1>Moss teapot</h1><p>Holds 600 ml and costs £84. Fired on 14 May 2026 by Maud Ellery.</p>
   <p>Brindle Kiln, 4 Mill Lane, Callow Bridge. Call <a href="tel:+441422555123">01422 555 123</a>.</p>`,
);
const site = siteOf([page]);
const checks = {
  brief: page.brief,
  gate: createGate(
    knowledgeOfPage({
      domain: site.domain,
      brief: page.brief,
      issues: [],
      ownerTexts: [],
      site: siteFacts(site, 'en'),
    }),
  ),
  facts: siteFacts(site, 'en'),
};

const dataOf = (item: ReturnType<typeof acceptItem>): unknown =>
  'html' in item ? JSON.parse(/>(.*)<\/script>$/s.exec(item.html)?.[1] ?? '') : item.why;

const product = [
  { name: 'name', value: 'Moss teapot' },
  { name: 'price', value: '84.00' },
  { name: 'priceCurrency', value: 'GBP' },
] as const;

it('is markup made of typed fields', () => {
  expect(dataOf(acceptItem({ type: 'Product', fields: [...product] }, checks))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    url: page.brief.url,
    name: 'Moss teapot',
    offers: { '@type': 'Offer', price: '84.00', priceCurrency: 'GBP' },
  });
});

it('has no field that the page does not state', () => {
  const fields = [...product, { name: 'brand', value: 'Harrods' }, { name: 'sku', value: 'MT-1' }] as const;
  expect(dataOf(acceptItem({ type: 'Product', fields: [...fields] }, checks))).not.toHaveProperty('brand');
  expect(dataOf(acceptItem({ type: 'Product', fields: [...fields] }, checks))).not.toHaveProperty('sku');
});

it.each([
  ['another price', 'price', '48.00', 'its price is not on the page'],
  ['another currency', 'priceCurrency', 'JPY', 'its price is not on the page'],
  ['another name', 'name', 'Oat teapot', 'its name is not on the page'],
])('is not given with %s', (_, name, value, why) => {
  const fields = product.map((each) => (each.name === name ? { ...each, value } : each));
  expect(dataOf(acceptItem({ type: 'Product', fields }, checks))).toBe(why);
});

it('of a business has its address and a phone number in another form, and not that of somebody else', () => {
  const shop = (telephone: string) =>
    dataOf(
      acceptItem(
        {
          type: 'LocalBusiness',
          fields: [
            { name: 'name', value: 'Brindle Kiln' },
            { name: 'streetAddress', value: '4 Mill Lane' },
            { name: 'addressLocality', value: 'Callow Bridge' },
            { name: 'telephone', value: telephone },
          ],
        },
        checks,
      ),
    );
  expect(shop('+44 1422 555 123')).toMatchObject({
    url: 'https://shop.example/',
    telephone: '+44 1422 555 123',
    address: { '@type': 'PostalAddress', streetAddress: '4 Mill Lane', addressLocality: 'Callow Bridge' },
  });
  expect(shop('+44 1422 999 999')).not.toHaveProperty('telephone');
});

it('of an article has its author and its day', () => {
  const article = (datePublished: string) =>
    dataOf(
      acceptItem(
        {
          type: 'Article',
          fields: [
            { name: 'headline', value: 'Moss teapot' },
            { name: 'author', value: 'Maud Ellery' },
            { name: 'datePublished', value: datePublished },
          ],
        },
        checks,
      ),
    );
  expect(article('2026-05-14')).toMatchObject({ author: { '@type': 'Person', name: 'Maud Ellery' } });
  expect(article('14 May 2026')).toBe('its datePublished is not on the page');
  expect(article('2019-05-14')).toBe('its datePublished is not on the page');
});

it('that the page has already is not given again', () => {
  const brief = { ...page.brief, schemaTypes: ['Product'] };
  expect(dataOf(acceptItem({ type: 'Product', fields: [...product] }, { ...checks, brief }))).toBe(
    'the page has it already',
  );
});
