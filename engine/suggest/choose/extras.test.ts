/** Suggestions without a rule: present where the page gives a reason, with its words, and absent elsewhere. */
import { describe, expect, it } from 'vitest';
import type { SiteSuggestionInput } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';
import { plainWordsOf, splitSentence } from '../write/long-sentences.ts';

type Pages = Readonly<Record<string, string>>;

const page = (body: string, head = '<title>A page of the workshop</title>', lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body><nav><a href="/glazes">Glazes</a></nav><main>${body}</main></body></html>`;

async function textFor(pages: Pages, path: string, more: Partial<SiteSuggestionInput> = {}): Promise<string> {
  const suggested = await suggestAll(siteOf(pages, more));
  return suggestionsAt(suggested, path)
    .suggestions.map((each) => each?.text ?? '')
    .join('\n');
}

const long =
  'We throw every pot on a Monday and let it dry on the boards for ten days in the cool of the cellar, and we fire it on the second Friday of the month when the wind is low.';

describe('sentences', () => {
  it('are split in two without adding a word, and only where a finding asks for it', async () => {
    const plain = plainWordsOf('en');
    const halves = plain && splitSentence(long, plain);
    expect(`${halves?.first} ${halves?.second}`).toContain(
      'in the cool of the cellar. We fire it on the second Friday of the month',
    );
    expect(await textFor({ '/': page(`<h1>Pots</h1><p>${long}</p>`) }, '/')).not.toContain('two sentences');
  });

  it('stay whole where one half would still be long', () => {
    const plain = plainWordsOf('en');
    const endless = long.replace('Monday', `Monday ${'or on any other day of the week '.repeat(4).trim()}`);
    expect(plain && splitSentence(endless, plain)).toBeNull();
  });

  it.each([
    [
      'de',
      'Wir drehen jede Kanne am Montag auf der Scheibe, und wir brennen sie am zweiten Freitag im Monat.',
      'Wir brennen',
    ],
    [
      'fr',
      'Nous tournons chaque pot le lundi sur le grand tour, et nous le cuisons le deuxième vendredi du mois.',
      'Nous le cuisons',
    ],
    [
      'es',
      'El lunes torneamos cada tetera en el torno grande, pero nosotros la cocemos el segundo viernes del mes.',
      'Pero nosotros',
    ],
    [
      'it',
      'Il lunedì torniamo ogni teiera sul tornio più grande, ma noi la cuociamo il secondo venerdì del mese.',
      'Ma noi',
    ],
    [
      'pt',
      'Na segunda-feira torneamos cada bule no torno grande, mas nós cozemos tudo na segunda sexta do mês.',
      'Mas nós',
    ],
    [
      'nl',
      'Op maandag draaien we elke pot op de grote schijf, en we bakken hem op de tweede vrijdag van de maand.',
      'We bakken',
    ],
  ])('fall apart in %s too', (language, sentence, opening) => {
    const plain = plainWordsOf(language);
    expect(plain && splitSentence(sentence, plain)?.second.startsWith(opening)).toBe(true);
  });

  it('stay whole where the second half would make no sense alone', () => {
    const plain = plainWordsOf('en');
    expect(
      plain &&
        splitSentence('We sell cups, bowls and plates, thrown by hand in the old mill by the river.', plain),
    ).toBeNull();
  });

  it('of a licence stay as they are, and no half is without a verb', async () => {
    const licence =
      'Dies wird in der Hoffnung verteilt, dass es nützlich sein wird, jedoch ohne jede Garantie; ohne auch nur die implizite Garantie der Marktreife oder der Eignung für einen bestimmten Zweck.';
    const html = `<!doctype html><html lang="de"><head><title>Handbuch</title></head><body><main><h1>Handbuch der Boote</h1><p>${licence}</p><p>${licence.replaceAll('Garantie', 'Zusage')}</p></main></body></html>`;
    expect(await textFor({ '/': html }, '/')).not.toContain('Make two sentences');
  });

  it('keep a last item that goes on with the sentence, lists with semicolons, and clauses without a subject', async () => {
    for (const sentence of [
      'Otherwise a simple comparison of value: date, amount, memo, payee, category identical means a duplicate.',
      'We ask the kiln every hour of the day what it thinks: below nine hundred degrees it goes on by itself; above one thousand degrees it is always switched off; and between the two it asks us whether it should go on for another hour.',
      'Our workshop by the river is a place for people who make pots and bowls and jugs by hand all year; and an emerging community of practice focused on the slow firing of local clay from the banks of the river.',
    ]) {
      const text = await textFor({ '/': page(`<h1>Pots</h1><p>${sentence}</p>`) }, '/');
      expect(text).not.toMatch(/<li>|Make two sentences/u);
    }
  });
});

describe('markup', () => {
  it('gives images the size of their files', async () => {
    const src = 'https://site.example/pot.jpg';
    const pages = { '/': page('<h1>Pots</h1><p>Text.</p><img src="/pot.jpg" alt="A grey pot">') };
    expect(
      await textFor(pages, '/', { imageSizes: new Map([[src, { width: 640, height: 480 }]]) }),
    ).toContain('pot.jpg: width="640" height="480"');
  });
});

describe('what a template left behind', () => {
  it('is reported, and never offered as the site’s own', async () => {
    const text = await textFor(
      {
        '/': page(
          '<h1>Contact</h1><p>Phone: +1 (555) 902-8832, or write to hello@yourdomain.com.</p><h2>Project Name</h2>',
        ),
      },
      '/',
    );
    expect(text).toContain(
      '“hello@yourdomain.com” and “+1 (555) 902-8832” look like placeholders of a template',
    );
    expect(text).toContain('Replace “Project Name” with your own text');
    expect(text).not.toContain('mailto:hello@yourdomain.com');
  });

  it('is not found in a real contact', async () => {
    const text = await textFor(
      { '/': page('<h1>Contact</h1><p>Phone: +44 1632 960214, or write to post@site.example.</p>') },
      '/',
    );
    expect(text).toContain('<a href="tel:+441632960214">+44 1632 960214</a>');
    expect(text).toContain('<a href="mailto:post@site.example">post@site.example</a>');
    expect(text).not.toContain('template');
  });
});

describe('links', () => {
  it('point from the text to a page that is only in the menu', async () => {
    const pages = {
      '/': page('<h1>The pottery</h1><p>Tom mixes the five glazes at night.</p>'),
      '/glazes': page('<h1>Our five glazes</h1><p>All of them are free of lead.</p>'),
    };
    expect(await textFor(pages, '/')).toContain(
      'Link “five glazes” in “Tom mixes the five glazes at night.” to /glazes, which only the menu links to now.',
    );
  });

  it('are none of one word, or of a part of a name, which may mean something else', async () => {
    const text = '<p>Tom mixes the glazes at night. He sells five of them.</p>';
    const pages = {
      '/': page(`<h1>The pottery</h1>${text}`),
      '/glazes': page('<h1>Our five glazes</h1><p>All of them are free of lead.</p>'),
    };
    expect(await textFor(pages, '/')).not.toContain('Link “');
  });

  it('are one to a sentence, and none within an e-mail address', async () => {
    const glazes = page('<h1>Our five glazes</h1><p>All of them are free of lead.</p>');
    const linked = page(
      '<h1>The pottery</h1><p>Tom mixes the five glazes for the <a href="/kiln">great kiln</a>.</p>',
    );
    expect(await textFor({ '/': linked, '/glazes': glazes }, '/')).not.toContain('Link “five glazes”');
  });
});
