/** What readers of unseen sites would not take as it is: one test for each cause. */
import { describe, expect, it } from 'vitest';
import { stripNumber } from '../facts/numbering.ts';
import type { PageSuggestions } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';
import { draftOf } from '../write/suggestion-writer.ts';
import { saidForAll } from './said-once.ts';

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
const prose =
  '<p>Incoming mail is fetched from all accounts at once, or from the one that is chosen in the list of accounts.</p>';

const textFor = ({ suggestions }: PageSuggestions, ruleId: string): string =>
  suggestions.find((each) => each?.ruleId === ruleId)?.text ?? '';

const at = async (path: string, pages: Readonly<Record<string, string>>): Promise<PageSuggestions> =>
  suggestionsAt(await suggestAll(siteOf(pages)), path);

describe('a page without a main heading', () => {
  it('gets the numbered heading that names it, one level up, and no second one', async () => {
    const chapter = page('Sylph User Manual: Receiving messages', `<h2>10. Receiving messages</h2>${prose}`);
    const { headings } = await at('/10', { '/': page('Sylph User Manual', prose), '/10': chapter });
    expect(headings).toEqual([
      { level: 1, text: '10. Receiving messages', replaces: '10. Receiving messages' },
    ]);
  });
});

describe('several main headings', () => {
  const faq = (second: string): string =>
    page(
      'Questions about pipes',
      `<main><h1>Questions about pipes</h1>${prose}<h1>${second}</h1>${prose}</main>`,
    );

  it('are no leftovers where another page has a section of the same name', async () => {
    const pages = {
      '/': faq('Misc'),
      '/news': page('News', `<main><h1>News</h1><h1>Misc</h1>${prose}</main>`),
    };
    expect(textFor(await at('/', pages), 'h1-multiple')).not.toContain('<p>');
  });

  it('that show how headings look stay', async () => {
    expect(textFor(await at('/', { '/': faq('Heading 1') }), 'h1-multiple')).toBe('');
    const texts = (await at('/', { '/': faq('Heading 1') })).suggestions.map((each) => each?.text ?? '');
    expect(texts.join('\n')).not.toContain('the template’s');
  });
});

it('are not lowered to the level of their own parts', async () => {
  const body = (parts: string): string =>
    `<main><h1>Pipes of clay</h1>${prose}<h1>Pipes of wood</h1>${parts}${prose}</main>`;
  const textWith = async (parts: string): Promise<string> =>
    textFor(await at('/', { '/': page('Pipes of clay', body(parts)) }), 'h1-multiple');
  expect(await textWith('')).toContain('<h2>Pipes of wood</h2>');
  expect(await textWith('<h2>Oak</h2>')).toBe('');
});

it('an appendix is listed without its letter', () => {
  expect(stripNumber('A. The Debian Manifesto', new Set())).toBe('The Debian Manifesto');
  expect(stripNumber('E. coli', new Set())).toBe('E. coli');
  expect(stripNumber('E. Hopper', new Set())).toBe('E. Hopper');
});

it('the terms of a document do not describe it', async () => {
  const body =
    '<main><h1>A short history of pipes</h1><p>This document may be freely redistributed or modified in any form provided your changes are clearly documented.</p></main>';
  const { description } = await at('/', { '/': page('A short history of pipes', body) });
  expect(description ?? '').not.toContain('redistributed');
});

it('a tag with another value on each page is not to be copied into the template', () => {
  const all = { isHere: true, pages: 3 };
  const canonical = draftOf('Put into the head: <link rel="canonical" href="https://site.example/">');
  expect(saidForAll(canonical, all, 'canonical-missing').text).toMatch(
    /Each page needs the values of its own\. Do it in the template: it clears 3 pages\.$/,
  );
  expect(saidForAll(draftOf('Write <html lang="en">'), all, 'html-lang-missing').text).not.toContain(
    'Each page',
  );
});
