/** What readers called wrong or harmful on real websites: one test for each cause. */
import { describe, expect, it } from 'vitest';
import type { PageSuggestions } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (head: string, body: string, lang = 'en'): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;

const textFor = ({ suggestions }: PageSuggestions, ruleId: string): string =>
  suggestions.find((each) => each?.ruleId === ruleId)?.text ?? '';

const only = async (html: string): Promise<PageSuggestions> =>
  suggestionsAt(await suggestAll(siteOf({ '/': html })), '/');

describe('words of a template', () => {
  const head = '<title>Heroic - Start Bootstrap Template</title>';

  it('greet nobody in a title', async () => {
    const { title } = await only(page(head, '<main><h1>Welcome to Heroic Home!</h1><p>Words.</p></main>'));
    expect(title ?? '').not.toMatch(/welcome/i);
  });

  it('do not praise who made it in a description', async () => {
    const praise =
      'Start Bootstrap has been the leader in free templates for small websites since the year 2013.';
    const { description } = await only(page(head, `<main><h1>Boats</h1><p>${praise}</p></main>`));
    expect(description).toBeNull();
  });
});

it('two parts of a heading that stand without a space are told apart by the name of the site', async () => {
  const named = '<title>Yard</title><meta property="og:site_name" content="Alder handbook">';
  const body =
    '<main><h1><span>Alder handbook</span><span>What the old yard can do for you</span></h1></main>';
  const { title } = await only(page(named, body));
  expect(title ?? '').not.toContain('handbookWhat');
});

it('a heading that is there twice is removed, not made a part of itself', async () => {
  const body = '<main><h1>R Internals</h1><h1>R Internals</h1><h1>Memory</h1><p>Words.</p></main>';
  const text = textFor(await only(page('<title>R Internals</title>', body)), 'h1-multiple');
  expect(text).toContain('Keep <h1>R Internals</h1>; remove the one that repeats it');
  expect(text).not.toContain('<h2>R Internals</h2>');
});

it('a sentence with a condition is not split: the condition holds for all of it', async () => {
  const text =
    'If you are using one of the modern systems of the harbour or its newest crane, the lock should open by itself; you may then be able to ignore this part of the book.';
  const { suggestions } = await only(
    page('<title>Lock</title>', `<main><h1>The lock</h1><p>${text}</p></main>`),
  );
  expect(suggestions.map((each) => each?.text).join('\n')).not.toContain('Make two sentences');
});

it('what ends within brackets is no whole sentence', async () => {
  const text =
    'Dieses Dokument enthält häufig gestellte Fragen der Gäste (sowie deren Antworten!) zu den Booten im Hafen und was sie kosten.';
  const { description } = await only(
    page('<title>Fragen</title>', `<main><h1>Fragen der Gäste</h1><p>${text}</p></main>`, 'de'),
  );
  expect(description ?? '').not.toMatch(/!\)$/);
});

it('sizes of images come with what keeps them in shape', async () => {
  const src = 'https://site.example/quay.jpg';
  const html = page(
    '<title>The quay</title>',
    `<main><h1>The quay</h1><img src="${src}" alt="The quay"></main>`,
  );
  const [suggested] = await suggestAll(
    siteOf({ '/': html }, { imageSizes: new Map([[src, { width: 900, height: 600 }]]) }),
  );
  expect(suggested && textFor(suggested, 'img-dimensions-missing')).toContain('height: auto');
});

it('badges of Markdown and a full stop alone make neither a title nor a description', async () => {
  const old = 'The yard by the river: how a boat is built by hand of oak and larch';
  const body = '<main><h1>boat-kit !Version Badgenpm-version-svg</h1><p>Short.</p></main>';
  const { description, title } = await only(
    page(`<title>boat-kit</title><meta name="description" content="${old}">`, body),
  );
  expect(title ?? '').not.toContain('Badge');
  expect(description ?? '').not.toBe(`${old}.`);
});
