/** Lists of parts and of links: how many fit, how each language ends them, and what is no name of a part. */
import { describe, expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';
import { enumerate } from './description-lists.ts';

const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body>${body}</body></html>`;

const link = (text: string, href: string): string => `<li><a href="${href}">${text}</a></li>`;

async function descriptionOf(pages: Readonly<Record<string, string>>, path = '/'): Promise<string | null> {
  return suggestionsAt(await suggestAll(siteOf(pages)), path).description;
}

describe('a list that is too long', () => {
  const items = Array.from({ length: 12 }, (_, at) => `Harbour part ${'abcdefghijkl'[at]}`);

  it.each([
    ['en', ' and more.'],
    ['de', ' u. a.'],
    ['fr', ', etc.'],
    ['sv', ' m.m.'],
    ['ru', ' и др.'],
  ])('ends in %s with “%s”', (language, ending) => {
    const text = enumerate('Handbook', items, language) ?? '';
    expect(text.endsWith(ending)).toBe(true);
    expect(text.length).toBeLessThanOrEqual(160);
  });

  it('is none in a language whose way to end it is not known', () => {
    expect(enumerate('Handbook', items, 'cy')).toBeNull();
    expect(enumerate('Handbook of Milford harbour', items.slice(0, 4), 'cy')).not.toBeNull();
  });
});

it('names that have a comma or a colon of their own are divided by semicolons', () => {
  const items = ['Cranes: all of them', 'Winter storage, on land', 'Moorings for many guests'];
  expect(enumerate('Equipment of the harbour', items, 'en')).toBe(
    `Equipment of the harbour: ${items.join('; ')}.`,
  );
});

describe('an index', () => {
  const chapters = [
    'Moorings and prices',
    'Tides of both gates',
    'Winter storage on land',
    'Rules of the harbour',
  ];
  const contents = `<nav><ul>${chapters.map((text, at) => link(`${at + 1}. ${text}`, `/${at + 1}`)).join('')}</ul></nav>`;
  const chapter = (name: string): string => page(name, `<h1>${name}</h1><p>Words.</p>`);

  it('is read where a tool marks it up as navigation', async () => {
    const pages = {
      '/': page('Handbook of Milford', `<h1>Handbook of Milford</h1>${contents}`),
      ...Object.fromEntries(chapters.map((name, at) => [`/${at + 1}`, chapter(name)])),
    };
    expect(await descriptionOf(pages)).toBe(`Handbook of Milford: ${chapters.join('; ')}.`);
  });

  it('is not the menu that all pages have', async () => {
    const pages = {
      '/': page('Handbook of Milford', `<h1>Handbook of Milford</h1>${contents}`),
      ...Object.fromEntries(
        chapters.map((name, at) => [`/${at + 1}`, page(name, `${contents}<h1>${name}</h1><p>Words.</p>`)]),
      ),
    };
    expect(await descriptionOf(pages)).toBeNull();
  });

  it('names a chapter once, by the first link to its page', async () => {
    const sections = chapters
      .map((text, at) => link(text, `/${at + 1}`) + link(`Section of ${text}`, `/${at + 1}#s`))
      .join('');
    const html = page('Handbook of Milford', `<h1>Handbook of Milford</h1><ul>${sections}</ul>`);
    expect(await descriptionOf({ '/': html })).toBe(`Handbook of Milford: ${chapters.join('; ')}.`);
  });

  it('of terms is none', async () => {
    const terms = ['angles', 'animate', 'arrow', 'arrowstyle', 'autoscale', 'azimuth', 'border', 'boxplot'];
    const html = page(
      'Index of terms',
      `<h1>All of the terms</h1><ul>${terms.map((text) => link(text, `/${text}`)).join('')}</ul>`,
    );
    expect(await descriptionOf({ '/': html })).toBeNull();
  });
});

it('parts that are counted without a sign lose their numbers', async () => {
  const names = ['1 Moorings and prices', '2 Tides of both gates', '3 Winter storage on land'];
  const body = names.map((name) => `<h2>${name}</h2><p>Some words of this part of the page.</p>`).join('');
  expect(
    await descriptionOf({ '/': page('Guide', `<main><h1>Guide to the harbour</h1>${body}</main>`) }),
  ).toBe('Guide to the harbour: Moorings and prices; Tides of both gates; Winter storage on land.');
});

it('parts that any page has are left out, and “next” is no part of an index', async () => {
  const part = (name: string): string => `<h2>${name}</h2><p>Some words of this part of the page.</p>`;
  const own = ['Moorings and prices', 'Tides of both gates', 'Winter storage on land'];
  const any = ['Code of conduct', 'Please sponsor the harbour', 'Free Documentation License', 'Próxima'];
  const html = page(
    'Guide',
    `<main><h1>Guide to the harbour</h1>${[...any, ...own].map(part).join('')}</main>`,
  );
  expect(await descriptionOf({ '/': html })).toBe(`Guide to the harbour: ${own.join('; ')}.`);
});
