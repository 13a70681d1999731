/** Tests that a draft is of the type that was asked for, or that there is none. */
import { expect, it } from 'vitest';
import { extractHtml } from '../../../extract/extract-html.ts';
import { siteOf } from '../../testing/site-input.ts';
import { draftSchema, headedTexts } from './schema-draft.ts';

const html =
  '<!doctype html><html lang="en"><head><title>Cafe</title></head><body><main><h1>Cafe</h1><p>Coffee.</p></main></body></html>';
const [home, about] = siteOf({ '/': html, '/about': html }).pages.map(({ brief }) => brief);
if (home === undefined || about === undefined) throw new Error('The site has two pages.');
const subject = {
  name: 'About us',
  brand: 'Cafe',
  homeUrl: home.url,
  faq: [],
  headed: [],
  person: () => null,
};

it('lists the home page once in a breadcrumb', () => {
  expect(draftSchema({ ...subject, brief: home }, 'breadcrumb markup')).toEqual({
    asked: 'BreadcrumbList',
    type: 'BreadcrumbList',
    draft: null,
    needs: [],
  });
  const below = draftSchema({ ...subject, brief: about }, 'breadcrumb markup').draft;
  expect(below?.html.split('"item":')).toHaveLength(3);
});

it('never gives another type than the one that was asked for', () => {
  const asked = (message: string) => draftSchema({ ...subject, brief: home }, message);
  expect(asked('person schema')).toMatchObject({ asked: 'Person', draft: null, needs: ['name'] });
  expect(asked('faq schema')).toMatchObject({
    asked: 'FAQPage',
    draft: null,
    needs: ['Question', 'acceptedAnswer'],
  });
  expect(asked('event schema')).toMatchObject({
    asked: 'Event',
    draft: { type: 'Event', missing: ['startDate', 'location'] },
  });
  expect(asked('recipe schema')).toMatchObject({ asked: 'recipe', draft: null, needs: [] });
  const faq = [1, 2].map((at) => ({ question: `Question ${at}?`, answer: 'Yes.' }));
  expect(draftSchema({ ...subject, brief: home, faq }, 'faq schema').draft?.type).toBe('FAQPage');
});

it('names an article by its H1 and shows no portrait', () => {
  const article = html
    .replace(
      '<h1>Cafe</h1>',
      '<h1>How we roast</h1><img src="/avatar-ann.jpg" alt="Ann"><img src="/roast.jpg" alt="Beans">',
    )
    .replace('<title>Cafe</title>', '<title>Our blog</title>');
  const [brief] = siteOf({ '/': article }).pages.map((page) => page.brief);
  if (brief === undefined) throw new Error('The site has one page.');
  const drafted = draftSchema({ ...subject, brief }, 'article schema').draft?.html ?? '';
  expect(drafted).toContain('"headline":"How we roast"');
  expect(drafted).toContain('roast.jpg');
  expect(drafted).not.toContain('avatar');
});

const draftOn = (body: string, message: string): string => {
  const [brief] = siteOf({ '/': html.replace('<p>Coffee.</p>', body) }).pages.map((page) => page.brief);
  if (brief === undefined) throw new Error('The site has one page.');
  const { draft } = draftSchema({ ...subject, brief }, message);
  return `${draft?.html} ${draft?.missing.join(' ')}`;
};

it('says what the page shows of a business, and names what it does not', () => {
  const drafted = draftOn(
    '<ul><li>Sunday Closed</li><li>Monday 7:00 AM to 8:00 PM</li></ul><p>1116 Orchard Street<br>Golden Valley, Minnesota</p>',
    'json-ld for a local business with address and opening hours',
  );
  expect(drafted).toContain('"streetAddress":"1116 Orchard Street","addressLocality":"Golden Valley"');
  expect(drafted).toContain('"dayOfWeek":"Monday","opens":"07:00","closes":"20:00"');
  expect(drafted).not.toContain('Sunday');
  expect(drafted).toMatch(/<\/script> telephone postalCode$/);
});

it('takes of several prices the reduced one below the H1', () => {
  const body = '<p>$45.00 $40.00</p><h2>Related products</h2><p>$18.00</p><p>$25.00</p>';
  expect(draftOn(body, 'product schema')).toContain('"price":"40.00"');
  expect(draftOn(body.replace('$45.00 $40.00', '$40.00 - $45.00'), 'product schema')).toMatch(/ offers$/);
});

it('takes of several prices the one that the message names', () => {
  const body = '<p>SKU: BST-498</p><p>$45.00</p><p>$40.00</p><img src="/chair.jpg" alt="Chair">';
  expect(draftOn(body, 'product schema')).toMatch(/"sku":"BST-498".* offers$/);
  expect(draftOn(body, 'product schema, price 40 dollars')).toContain(
    '"price":"40.00","priceCurrency":"USD"',
  );
  expect(draftOn('<p>$45.00</p>', 'product schema with sku')).toMatch(/ image sku$/);
});

it('gives an article the author and the date that its text shows', () => {
  const drafted = draftOn('<p>Posted by Ann Lee on August 24, 2023</p><p>Coffee.</p>', 'article schema');
  expect(drafted).toContain('"datePublished":"2023-08-24"');
  expect(drafted).toContain('"author":{"@type":"Person","name":"Ann Lee"}');
});

it('makes an event of a day and a place', () => {
  const drafted = draftOn('<p>Saturday, 28 November 2026</p><p>Venue: Hotel Rose, Agra</p>', 'event schema');
  expect(drafted).toContain('"startDate":"2026-11-28"');
  expect(drafted).toContain('"location":{"@type":"Place","name":"Hotel Rose, Agra"}');
});

it('lists the products of a shop with their prices, and calls no business what its page is called', () => {
  const card = (name: string, price: string): string =>
    `<div><span>Sale</span><div><div><h3>${name}</h3>${price}</div></div></div>`;
  const cards = [
    card('Oak stool', '$40.00'),
    card('Ash bench', '$90.00 $75.00'),
    card('Shelf', '$20.00 - $60.00'),
  ];
  const facts = extractHtml({ html: html.replace('<p>Coffee.</p>', cards.join('')), url: home.url });
  const listed = draftSchema(
    { ...subject, brief: home, headed: headedTexts(facts) },
    'data for the shop',
  ).draft;
  expect(listed?.html).toContain('"@type":"ItemList"');
  expect(listed?.html).toContain('"name":"Oak stool","offers":{"@type":"Offer","price":"40.00"');
  expect(listed?.html).toContain('"name":"Ash bench","offers":{"@type":"Offer","price":"75.00"');
  expect(listed?.html).toContain('"lowPrice":"20.00","highPrice":"60.00"');
  const unnamed = { ...subject, brand: null };
  expect(draftSchema({ ...unnamed, brief: home }, 'schema')).toMatchObject({
    type: 'Organization',
    draft: null,
    needs: ['name'],
  });
  expect(draftSchema({ ...unnamed, brief: home }, 'local business').draft?.html).not.toContain('About us');
});
