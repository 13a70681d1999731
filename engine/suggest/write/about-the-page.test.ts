/** A description is about the whole page: what opens it, and what it says of itself. */
import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../text/phrase-words.ts';
import { chapterWordsOf, stripNumber } from '../facts/numbering.ts';
import { shorterForms } from '../facts/prose.ts';
import { brandOf } from '../facts/site-brand.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (title: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;

async function textsOf(pages: Readonly<Record<string, string>>, path = '/') {
  return suggestionsAt(await suggestAll(siteOf(pages)), path);
}

const descriptionOf = async (title: string, body: string, lang = 'en'): Promise<string | null> =>
  (await textsOf({ '/': page(title, `<h1>${title}</h1>${body}`, lang) })).description;

const detail =
  'Guests of the moorings leave their keys with the harbour master when they go into the town at night.';

describe('a page that opens with what cannot be quoted', () => {
  it.each([
    'I’m going to start by telling you what it cost me to build these moorings: lots of time and money.',
    'Let me begin with the people who built these moorings, long before there was a harbour in the town.',
  ])('is not described by what its writer is about to do: %s', async (opening) => {
    expect(await descriptionOf('Preface', `<p>${opening}</p>`)).toBeNull();
  });

  it('is not described by a later sentence', async () => {
    const leaning = 'This is where they lie, between the third and the fourth pier of the old harbour.';
    expect(await descriptionOf('Moorings', `<p>${leaning}</p><p>${detail}</p>`)).toBeNull();
  });

  it.each([
    'No, it is not possible to use the moorings of the harbour for boats of more than twelve metres.',
    'Check the list of moorings at the office of the harbour master for more detailed information.',
    'From my own experience, the moorings of the harbour are best in the first weeks of the summer.',
  ])('is not described by “%s”', async (opening) => {
    expect(await descriptionOf('Moorings', `<p>${opening}</p>`)).toBeNull();
  });

  it('is not described by what the next lines list, in French', async () => {
    const opening =
      'Le port répond aux signaux suivants, que les bateaux peuvent envoyer de jour comme de nuit.';
    expect(await descriptionOf('Signaux du port', `<p>${opening}</p>`, 'fr')).toBeNull();
  });

  it('is not described by one of several entries that open alike', async () => {
    const entry = (year: number): string =>
      `<p>Harbour ${year}.1 (May): The harbour had moorings for ${year} boats, and the first crane came by sea.</p>`;
    expect(await descriptionOf('Harbour years', entry(12) + entry(13) + entry(14) + entry(15))).toBeNull();
  });

  it('is not described by a label with a command behind it', async () => {
    const line = 'The harbour radio needs a call first. For example harbour -c 12 /dev/radio /mnt/log';
    expect(await descriptionOf('Harbour radio', `<p>${line}</p>`)).toBeNull();
  });
});

describe('a page that opens with something else than its text', () => {
  const own = 'Moorings of the harbour have water and power, and the town is not far from any of them.';

  it('is described by what follows a motto or the question above it', async () => {
    expect(
      await descriptionOf('Moorings', `<p>Where can I get a mooring for my boat?</p><p>${own}</p>`),
    ).toBe(own);
    expect(
      await descriptionOf('Moorings', `<p>“Is there a mooring in the sea?” asked the boy.</p><p>${own}</p>`),
    ).toBe(own);
  });

  it('is not described by a line behind the first sentences', async () => {
    const line = '<p>Harbour radio has moorings of its own for guests, boats, cranes and lifts</p>';
    const lead = '<p>These are free for all.</p><p>They are often full by noon.</p>';
    expect(await descriptionOf('Harbour moorings', lead + line)).toBeNull();
  });
});

describe('what a chapter says of itself', () => {
  it.each([
    ['en', 'This chapter explains how boats are lifted out of the water and where they are kept in winter.'],
    ['de', 'Dieses Kapitel erklärt, wie Boote aus dem Wasser gehoben werden und wo sie im Winter liegen.'],
    ['pt', 'Este capítulo explica como os barcos são retirados da água e onde eles ficam durante o inverno.'],
  ])('describes it (%s)', async (lang, text) => {
    expect(await descriptionOf('Cranes', `<p>${text}</p>`, lang)).toBe(text);
  });

  it('is not a part that the page speaks of', async () => {
    const text =
      'This central section is flanked on both sides by narrow piers; the crane is on the left one.';
    expect(await descriptionOf('Castle', `<p>${text}</p>`)).toBeNull();
  });
});

describe('a title that is too long', () => {
  const name = 'For guests who come (or think of coming) to the harbour by sea in winter';

  it('loses the text in parentheses, and is not replaced by the name of a section', async () => {
    const nav =
      '<nav><a href="/g.html">Contents</a><a href="/g.html#first">What is different at first</a></nav>';
    const pages = {
      '/': `<!doctype html><html lang="en"><head><title>Harbour</title></head><body>${nav}<main><h1>Harbour</h1><p>${detail}</p></main></body></html>`,
      '/g.html': page(`${name} and stay`, `<h1>${name}</h1><p>${detail}</p>`),
    };
    const { title } = await textsOf(pages, '/g.html');
    expect(title).toMatch(/^For guests who come to the harbour by sea in winter/);
  });
});

describe('slips', () => {
  it('leaves no space before the full stop of a sentence that ends early', () => {
    const long =
      'The crane lifts boats out of the old harbour – but nobody has ever seen it do that in winter.';
    expect(shorterForms(long, wordsFor('en'))).toContain('The crane lifts boats out of the old harbour.');
  });

  it('strips numbers without a sign where others divide them', () => {
    const words = chapterWordsOf(['1 Introduction', '2 Menus of the office', '2.1 Files']);
    expect(stripNumber('2 Menus of the office', words)).toBe('Menus of the office');
    const lists = chapterWordsOf(['5 Ways to moor', '7 Ways to sail']);
    expect(stripNumber('5 Ways to moor', lists)).toBe('5 Ways to moor');
  });

  it('spells the name of the site as its text does', () => {
    const { pages } = siteOf({
      '/': page('crane-ws', '<h1>crane-ws</h1><p>Crane lifts boats. Crane stands on the pier.</p>'),
    });
    expect(
      brandOf(
        pages.map(({ brief }) => brief),
        'crane.example',
      ),
    ).toBe('Crane');
  });
});

describe('other advice', () => {
  const textsOn = async (html: string): Promise<string> =>
    (await textsOf({ '/': html })).suggestions.map((each) => each?.text ?? '').join('\n');

  it('takes a heading with its number for the same without it', async () => {
    const html = page('4. The basics', `<h1>4. The basics</h1><h1>The basics</h1><p>${detail}</p>`);
    const text = await textsOn(html);
    expect(text).toContain('remove the one that repeats it');
    expect(text).not.toContain('<h2>The basics</h2>');
  });

  it('keeps the quotation mark at the end of a heading', async () => {
    const name = 'Moorings for guests, or «what all of them ask for»';
    const html = page(name, `<h2>${name}</h2><p>${detail}</p>`);
    expect(await textsOn(html)).toContain(`<h1>${name}</h1>`);
  });

  it('names empty headings of one kind once', async () => {
    const html = page('Moorings', `<h1>Moorings</h1><h2> </h2><p>${detail}</p><h2> </h2><p>${detail}</p>`);
    expect(await textsOn(html)).toMatch(/Fill or remove <h2> ?<\/h2>:/);
  });

  it('calls nothing an article that nobody signed', async () => {
    const time = '<time datetime="2026-05-02">2 May 2026</time>';
    const words = `<p>${detail}</p>`.repeat(12);
    const html = page('Variables', `<article><h1>Variables of the harbour</h1>${time}${words}</article>`);
    const { suggestions } = await textsOf(
      { '/': page('Harbour', ''), '/blog/variables': html },
      '/blog/variables',
    );
    expect(suggestions.map((each) => each?.text ?? '').join('\n')).not.toContain('this is an article');
  });
});
