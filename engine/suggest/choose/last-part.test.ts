/** What three readers called wrong or harmful on the last sites: one test for each cause. */
import { describe, expect, it } from 'vitest';
import type { PageSuggestions } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (head: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

const textsOf = ({ suggestions }: PageSuggestions): string =>
  suggestions.map((each) => each?.text ?? '').join('\n');

const textsAt = async (pages: Readonly<Record<string, string>>, path: string): Promise<string> =>
  textsOf(suggestionsAt(await suggestAll(siteOf(pages)), path));

describe('a link with a vague text', () => {
  const oars = page(
    '<title>How to store oars over winter</title>',
    '<main><h1>How to store oars over winter</h1><h2 id="dry">Drying the blades</h2><p>Words.</p><h2 id="r7">Read</h2><p>Words.</p></main>',
  );
  const linking = (links: string, lang = 'en'): Promise<string> =>
    textsAt(
      { '/': page('<title>The yard</title>', `<main><h1>The yard</h1>${links}</main>`, lang), '/oars': oars },
      '/',
    );

  it('is called after the page it leads to', async () => {
    expect(await linking('<p><a href="/oars">Read more</a></p>')).toContain('How to store oars over winter');
  });

  it('is called after the part it leads to, and never after its page', async () => {
    const known = await linking('<p><a href="/oars#dry">Read more</a></p>');
    expect(known).toContain('to “Drying the blades”');
    const unknown = await linking('<p><a href="/oars#id2557">Read more</a></p>');
    expect(unknown).not.toContain('In the link');
  });

  it('stays where the target has a part of that name', async () => {
    expect(await linking('<ul><li><a href="/oars#id2557">Read</a></li></ul>')).not.toContain('In the link');
  });

  it('does not take the text of another link that leads elsewhere', async () => {
    const list =
      '<ul><li><a href="/oars?all">How to store oars over winter</a></li><li><a href="/oars">Read more</a></li></ul>';
    expect(await linking(list)).not.toContain('In the link');
  });

  it('stays within a sentence in another language, whose grammar it would break', async () => {
    const text =
      '<p>Wie man die Ruder über den Winter lagert und trocknet, steht <a href="/oars">hier</a> für alle Gäste.</p>';
    expect(await linking(text, 'de')).not.toContain('In the link');
  });
});

describe('the organisation', () => {
  const home = (body: string): Promise<string> =>
    textsAt(
      {
        '/': page(
          '<title>Alder Boats</title><meta property="og:site_name" content="Alder">',
          `<main><h1>Alder Boats</h1><p>Boats by hand.</p></main><footer>${body}</footer>`,
        ),
      },
      '/',
    );
  const mail = (address: string): string => `<a href="mailto:${address}">${address}</a>`;

  it('has an address of its own domain or of a role', async () => {
    expect(await home(mail('yard@site.example'))).toContain('"email":"yard@site.example"');
    expect(await home(mail('info@alder-boats.org'))).toContain('"email":"info@alder-boats.org"');
  });

  it('has neither the address of a maintainer nor one of several', async () => {
    expect(await home(mail('tom-web-alder@tom.org'))).not.toContain('"email"');
    expect(await home(mail('yard@site.example') + mail('oars@site.example'))).not.toContain('"email"');
  });

  it('has accounts for profiles, not the code that is kept there', async () => {
    expect(await home('<a href="https://github.com/alder">GitHub</a>')).toContain('sameAs');
    expect(await home('<a href="https://github.com/alder/examples">GitHub</a>')).not.toContain('sameAs');
  });
});

it('a description that all pages share tells no title from another', async () => {
  const shared =
    '<title>Alder - Boat Builder</title><meta name="description" content="Alder is a yard for boats. It builds them by hand, Clinker Planking Of Larch, and mends them.">';
  const make = (name: string): string =>
    page(shared, `<main><h2>${name}</h2><p>${name} are here.</p></main>`);
  const site = siteOf({
    '/': make('Boats'),
    '/oars': make('Oars for lakes'),
    '/masts': make('Masts of ash'),
  });
  const titles = (await suggestAll(site)).map(({ title }) => title ?? '');
  expect(titles.join('\n')).not.toContain('Planking');
});

describe('a link of a heading or caption to itself', () => {
  const permalink = (id: string): string =>
    `<a class="headerlink" href="#${id}" title="Link to this heading">link</a>`;
  const parts = ['Playing a statement', 'Stopping the music', 'Queues of sounds', 'Volume of a channel'];
  const body = parts
    .map(
      (name, at) =>
        `<section id="s${at}"><h2>${name}${permalink(`s${at}`)}</h2><p>Five words are in here.</p></section>`,
    )
    .join('');
  const html = page(
    '',
    `<main><section id="top"><h1>Sound and music${permalink('top')}</h1>${body}<figure><img src="/main.png" alt="image"><figcaption><p>The main screen of the player.${permalink('f1')}</p></figcaption></figure></section></main>`,
  );

  it('is no part of a title or an alt text', async () => {
    const [written] = await suggestAll(siteOf({ '/': html }));
    expect(written?.title).toMatch(/^Sound and music/);
    expect(written?.title).not.toMatch(/link/i);
    expect(written?.altTexts.map(({ text }) => text)).toEqual(['The main screen of the player']);
  });
});

it('the domain is no second name for a site whose home page has one', async () => {
  const make = (name: string, lang: string): string =>
    page(`<title>${name}</title>`, `<main><h1>${name}</h1><p>Kurz.</p></main>`, lang);
  const pages = { '/': make('Das Alder Handbuch', 'de'), '/box': make('Toolbox of oars', 'en') };
  const { title } = suggestionsAt(await suggestAll(siteOf(pages)), '/box');
  expect(title ?? '').not.toContain('site.example');
});

describe('a description', () => {
  const written = async (name: string, text: string): Promise<string> =>
    suggestionsAt(
      await suggestAll(
        siteOf({ '/': page(`<title>${name}</title>`, `<main><h1>${name}</h1>${text}</main>`) }),
      ),
      '/',
    ).description ?? '';

  it.each([
    'Oars of the yard are stored in the long racks as shown in the graphic below, with the blades up.',
    'View the printed version of the oars of the yard, with all the drawings of the blades and the racks.',
    'Oars of the yard have many makers; to reach them please visit the oar makers web site at any time.',
    'Oars of the yard are provided as is, and whoever takes them out on the lake does so at his own risk.',
  ])('is not made of %s', async (text) => {
    expect(await written('Oars of the yard', `<p>${text}</p>`)).toBe('');
  });
});

it('links that show only an icon are all named, or none is', async () => {
  const icon = (name: string): string => `<a href="#" class="${name}"><i class="fa fa-${name}"></i></a>`;
  const named = await textsAt(
    { '/': page('<title>A</title>', `<main><h1>A</h1>${icon('search')}</main>`) },
    '/',
  );
  expect(named).toContain('aria-label="Search"');
  const some = `<main><h1>A</h1><a href="/x" class="search"><i class="fa fa-search"></i></a><a href="/y" class="q7"><i class="q7"></i></a></main>`;
  expect(await textsAt({ '/': page('<title>A</title>', some) }, '/')).not.toContain('aria-label');
});

it('a page without text gets no viewport', async () => {
  const html = page('<title>Launcher</title>', '<script src="/start.js"></script>');
  expect(await textsAt({ '/': html }, '/')).not.toContain('viewport');
});
