/** Each suggestion answers one finding with one choice: which heading stays, which language is declared, what comes first. */
import { describe, expect, it } from 'vitest';
import type { PageSuggestions } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (head: string, body: string, attributes = ' lang="en"'): string =>
  `<!doctype html><html${attributes}><head>${head}</head><body>${body}</body></html>`;

const textFor = ({ suggestions }: PageSuggestions, ruleId: string): string | undefined =>
  suggestions.find((each) => each?.ruleId === ruleId)?.text;

describe('of several first-level headings the one stays that', () => {
  const keptOf = async (title: string, body: string, other = '<main><h1>Bowls</h1></main>') => {
    const suggested = await suggestAll(
      siteOf({
        '/': page('<title>The pottery by the river</title>', other),
        '/kiln': page(`<title>${title}</title>`, body),
      }),
    );
    const text = textFor(suggestionsAt(suggested, '/kiln'), 'h1-multiple') ?? '';
    return /Keep <h1>(.+?)<\/h1>/.exec(text)?.[1];
  };
  const words = '<p>We light it in May and let it burn for three days.</p>';

  it('matches the title', async () => {
    const body = `<div><h1>Opening hours</h1>${words}<h1>The salt kiln</h1>${words}</div>`;
    expect(await keptOf('The salt kiln and how we fire it', body)).toBe('The salt kiln');
  });

  it('is in the article', async () => {
    const body = `<aside><h1>Opening hours</h1></aside><article><h1>The salt kiln</h1>${words}</article>`;
    expect(await keptOf('Fired with wood and fury', body)).toBe('The salt kiln');
  });

  it('is on no other page', async () => {
    const body = `<div><h1>Clay for all</h1>${words}<h1>The salt kiln</h1>${words}</div>`;
    const other = '<div><h1>Clay for all</h1></div>';
    expect(await keptOf('Fired with wood and fury', body, other)).toBe('The salt kiln');
  });
});

it('a heading without letters is not the one that stays', async () => {
  const body = '<main><h1>0/7</h1><h1>Work with an amazing crew</h1><h1>24+</h1><p>We mend boats.</p></main>';
  const [suggested] = await suggestAll(siteOf({ '/': page('<title>Alder Yard</title>', body) }));
  expect(suggested && textFor(suggested, 'h1-multiple')).toContain('Keep <h1>Work with an amazing crew</h1>');
});

describe('a language', () => {
  const languageOf = async (title: string, text: string): Promise<string | undefined> => {
    const html = page(`<title>${title}</title>`, `<main><h1>${title}</h1>${text}</main>`, '');
    const [suggested] = await suggestAll(siteOf({ '/': html }));
    return suggested && textFor(suggested, 'html-lang-missing');
  };
  const licence =
    '<p>This manual is free software and comes without any warranty. You may copy it and change it under the terms of the licence that came with it, which you should read before you do so.</p>';

  it('is not that of a passage which was left untranslated', async () => {
    expect(await languageOf('Cómo se prepara un paquete de programas nuevos', licence)).toBeUndefined();
  });

  it('is not that of the headings alone', async () => {
    const text =
      '<p>Este manual explica cómo se prepara un paquete, qué archivos necesita y cómo se comprueba antes de enviarlo a los demás.</p>';
    expect(await languageOf('How a package of new programs is prepared', text)).toBeUndefined();
    expect(await languageOf('Cómo se prepara un paquete de programas nuevos', text)).toContain('lang="es"');
  });
});

it('texts to paste come before markup where there is not room for both', async () => {
  const html =
    '<html><head></head><body><main><h2>Moorings by the old pier</h2><p>The harbour office rents moorings for boats of up to twelve metres, with water and power. Guests pay at the office by the gate.</p><figure><img src="/a.jpg"><figcaption>The slip at low tide</figcaption></figure><form action="http://site.example/x"><input name="q"></form><a href="http://localhost/">Tides</a></main></body></html>';
  const site = siteOf({ '/': html }, { suggestionsPerPage: 5 });
  const isWriting = ({ ruleId }: { readonly ruleId: string }): boolean =>
    /^(?:title|meta-description|h1|img-alt)-/.test(ruleId);
  const pages = site.pages.map((each) => ({
    ...each,
    issues: each.issues.toSorted((a, b) => Number(isWriting(a)) - Number(isWriting(b))),
  }));
  const [suggested] = await suggestAll({ ...site, pages });
  const given = suggested?.suggestions.flatMap((each) => each?.ruleId ?? []) ?? [];
  expect(given).toEqual(
    expect.arrayContaining(['title-missing', 'meta-description-missing', 'h1-missing', 'img-alt-missing']),
  );
  expect(given).toHaveLength(5);
});

describe('a name', () => {
  const titleOf = async (pages: Readonly<Record<string, string>>, path: string) =>
    suggestionsAt(await suggestAll(siteOf(pages)), path).title;
  const parts = (names: readonly string[]): string =>
    names.map((name) => `<h2>${name}</h2><p>Words about it.</p>`).join('');

  it('of a page is not said twice in its title', async () => {
    const body = `<main><h1>Plugins</h1>${parts(['Installing plugins', 'Using plugins'])}</main>`;
    const title = await titleOf({ '/a': page('<title>Plugins</title>', body), '/': page('', '') }, '/a');
    expect(title ?? '').not.toMatch(/plugins.*plugins/i);
  });

  it('of a home page is not that of its first part', async () => {
    const head = '<title>Home</title><meta property="og:site_name" content="Alder Yard">';
    const title = await titleOf({ '/': page(head, `<main>${parts(['Services', 'Moorings'])}</main>`) }, '/');
    expect(title ?? 'Alder Yard').toMatch(/^Alder Yard/);
  });

  it('of a home page is not that of its newest post, nor of its template', async () => {
    const head = '<title>Alder Yard</title><meta property="og:site_name" content="Alder Yard">';
    const posts = '<header><h1>Alder Yard</h1></header><article><h1>Larch planks have come</h1></article>';
    expect((await titleOf({ '/': page(head, posts) }, '/')) ?? '').not.toContain('Larch');
    const left = page('<title>Freelancer - Start Bootstrap Theme</title>', '<h1>Start Bootstrap</h1>');
    expect((await titleOf({ '/': left }, '/')) ?? '').not.toMatch(/bootstrap/i);
    const named = page('<title>x</title>', '<h1>Business Name or Tagline</h1>');
    expect((await titleOf({ '/': named }, '/')) ?? '').not.toMatch(/tagline/i);
  });

  it('of a page is not what a link tells people to do', async () => {
    const menu = '<nav><a href="/login">View Login Page</a></nav>';
    const [, suggested] = await suggestAll(
      siteOf({
        '/': page('<title>Alder Yard</title>', `${menu}<main><h1>Boats</h1></main>`),
        '/login': page('<title>Alder Yard</title>', '<main><h4>Login</h4></main>'),
      }),
    );
    expect(JSON.stringify(suggested)).not.toContain('View Login Page');
  });
});

describe('a link is not suggested', () => {
  it('to one of several pages that the words may mean', async () => {
    const version = (number: string, text = ''): string =>
      page(
        `<title>Features introduced in version ${number}</title>`,
        `<main><h1>Features introduced in version ${number}</h1><p>${text}</p></main>`,
      );
    const suggested = await suggestAll(
      siteOf({
        '/4': version('4.0', 'These parts list new commands and other features introduced in version 4.0.'),
        '/5': version('5.0'),
        '/6': version('6.0'),
      }),
    );
    expect(suggestionsAt(suggested, '/4').links).toEqual([]);
  });
});
