/** Tests that a draft is of the type that was asked for, or that there is none. */
import { expect, it } from 'vitest';
import { siteOf } from '../../testing/site-input.ts';
import { draftSchema } from './schema-draft.ts';

const html =
  '<!doctype html><html lang="en"><head><title>Cafe</title></head><body><main><h1>Cafe</h1><p>Coffee.</p></main></body></html>';
const [home, about] = siteOf({ '/': html, '/about': html }).pages.map(({ brief }) => brief);
if (home === undefined || about === undefined) throw new Error('The site has two pages.');
const subject = { name: 'About us', brand: 'Cafe', homeUrl: home.url, faq: [] };

it('lists the home page once in a breadcrumb', () => {
  expect(draftSchema({ ...subject, brief: home }, 'breadcrumb markup')).toEqual({
    asked: 'BreadcrumbList',
    draft: null,
  });
  const below = draftSchema({ ...subject, brief: about }, 'breadcrumb markup').draft;
  expect(below?.html.split('"item":')).toHaveLength(3);
});

it('never gives another type than the one that was asked for', () => {
  const asked = (message: string) => draftSchema({ ...subject, brief: home }, message);
  expect(asked('person schema')).toEqual({ asked: 'Person', draft: null });
  expect(asked('faq schema')).toEqual({ asked: 'FAQPage', draft: null });
  expect(asked('event schema')).toEqual({ asked: 'event', draft: null });
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
