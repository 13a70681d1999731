/** Where the lead says too little on its own: what is added to it, what takes its place, and what does not. */
import { describe, expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

const text = '<p>Some words of this part of the page.</p>';
const parts = (...names: readonly string[]): string =>
  names.map((name) => `<h2>${name}</h2>${text}`).join('');

async function descriptionOf(pages: Readonly<Record<string, string>>, path = '/'): Promise<string | null> {
  return suggestionsAt(await suggestAll(siteOf(pages)), path).description;
}

describe('a lead', () => {
  const own =
    'Boats of up to twelve metres find water, power and a dry place for the winter behind the gate.';

  it('counts without the name of the page, before its first part', async () => {
    const html = page('Moorings', `<h1>Moorings</h1><p>${own}</p>${parts('Prices', 'Rules')}`);
    expect(await descriptionOf({ '/': html })).toBe(own);
    const inPart = page('Moorings', `<h1>Moorings</h1><h2>Prices</h2><p>${own}</p><h2>Rules</h2>${text}`);
    expect(await descriptionOf({ '/': inPart })).toBeNull();
  });

  it('may say what the reader can do, and not what to take note of', async () => {
    const rest = 'use the moorings of the harbour for an hour without paying for them when you come by sea.';
    const html = (opening: string): string => page('Moorings', `<h1>Moorings</h1><p>${opening} ${rest}</p>`);
    expect(await descriptionOf({ '/': html('You can') })).toBe(`You can ${rest}`);
    expect(await descriptionOf({ '/': html('Please') })).toBeNull();
  });

  it('is not what repeats the title above the text', async () => {
    const title = 'Where do guests moor their boats in winter and in summer, and who pays for it?';
    const html = page(title, `<p>${title}</p><h1>${title}</h1><p>${own}</p>`);
    expect(await descriptionOf({ '/': html })).toBe(own);
  });

  it('is not a notice about the translation', async () => {
    const notice =
      'Diese Übersetzung der Seite ist vielleicht nicht mehr aktuell, die englische Version ist es immer.';
    expect(
      await descriptionOf({ '/': page('Liegeplätze', `<h1>Liegeplätze</h1><p>${notice}</p>`, 'de') }),
    ).toBeNull();
    const own =
      'Alle Liegeplätze haben Wasser und Strom, und die englische Küste liegt nur drei Stunden weit.';
    expect(await descriptionOf({ '/': page('Liegeplätze', `<h1>Liegeplätze</h1><p>${own}</p>`, 'de') })).toBe(
      own,
    );
  });

  it('that is short follows the name of the site', async () => {
    const pages = {
      '/': page('Handbook of Milford harbour', `<h1>Handbook of Milford harbour</h1>${text}`),
      '/cranes': page('Cranes', '<h1>Cranes</h1><p>Cranes lift boats of any size out of the water.</p>'),
    };
    expect(await descriptionOf(pages, '/cranes')).toBe(
      'Handbook of Milford harbour: Cranes lift boats of any size out of the water.',
    );
  });
});

describe('a manual page', () => {
  const manual = (description: string): string =>
    page(
      'crane-lift(1)',
      `<h1>crane-lift(1)</h1><h2>NAME</h2><p>crane-lift - lift a boat out of the water</p><h2>SYNOPSIS</h2><p>crane-lift [-v | --verbose] [--slow] &lt;boat&gt; ...</p><h2>DESCRIPTION</h2><p>${description}</p><h2>OPTIONS</h2>${text}<h2>EXIT STATUS</h2>${text}<h2>FILES</h2>${text}`,
    );

  it('is described by its definition and the sentence that follows from it', async () => {
    expect(
      await descriptionOf({ '/': manual('This command lifts one boat and sets it down on land.') }),
    ).toBe(
      'crane-lift – Lift a boat out of the water. This command lifts one boat and sets it down on land.',
    );
  });
});

it('a line that says what “this module” is comes before what is said of it', async () => {
  const html = (line: string): string =>
    page(
      'liftage',
      `<h1>liftage</h1><p>${line}</p><p>This module computes the age of boats that a crane lifts.</p>`,
    );
  expect(await descriptionOf({ '/': html('Compute the age of boats') })).toBe(
    'Compute the age of boats. This module computes the age of boats that a crane lifts.',
  );
  expect(await descriptionOf({ '/': html('Open on weekdays only') })).toBeNull();
});

it('a page for contacts is described by where it leads', async () => {
  const pages = {
    '/': page('Alder Pottery', `<h1>Alder Pottery</h1>${text}`),
    '/contact': page(
      'Contact – Alder Pottery',
      '<h1>Find our workshop</h1><address>12 Mill Lane, Leeds LS1 4AB</address><p>12 Mill Lane</p><p>Leeds LS1 4AB</p><p>+44 113 496 0123</p>',
    ).replace('<head>', '<head><meta property="og:site_name" content="Alder Pottery">'),
  };
  expect(await descriptionOf(pages, '/contact')).toBe(
    'Find our workshop – Alder Pottery: 12 Mill Lane, Leeds LS1 4AB, +44 113 496 0123.',
  );
});
