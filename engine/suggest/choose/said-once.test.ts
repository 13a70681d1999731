/** What is one change for many pages is said once, and only for pages that it fits. */
import { describe, expect, it } from 'vitest';
import type { PageSuggestions } from '../suggester.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

const textFor = (suggested: PageSuggestions, ruleId: string): string | undefined =>
  suggested.suggestions.find((each) => each?.ruleId === ruleId)?.text;

describe('what all pages share', () => {
  const plain = (name: string): string =>
    page(
      `<title>${name} of the Alder workshop by the river</title>`,
      `<main><h1>${name}</h1><p>Words about it.</p></main>`,
    );

  it('is said once, with how many pages it clears', async () => {
    const suggested = await suggestAll(
      siteOf({ '/': plain('Jugs'), '/a': plain('Plates'), '/b': plain('Bowls') }),
    );
    const said = suggested.flatMap((each) => textFor(each, 'viewport-missing') ?? []);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('it clears 3 pages');
  });

  it('is no reason to repeat a rule’s own fix', async () => {
    const site = siteOf({ '/': plain('Jugs') });
    const [suggested] = await suggestAll(site);
    const fixes = site.pages.flatMap(({ issues }) => issues.map(({ fix }) => fix));
    for (const text of (suggested?.suggestions ?? []).map((each) => each?.text ?? ''))
      for (const fix of fixes) expect(text).not.toContain(fix);
  });
});

it('the language is declared for pages of that language only', async () => {
  const inLanguage = (title: string, text: string): string =>
    `<!doctype html><html><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  const suggested = await suggestAll(
    siteOf({
      '/': inLanguage(
        'How the old boats of the harbour are repaired',
        'We mend wooden boats at the old pier and rent moorings to all guests who stay for a night or for the whole season.',
      ),
      '/de': inLanguage(
        'Wie die alten Boote des Hafens repariert werden',
        'Wir reparieren Holzboote am alten Steg und vermieten Liegeplätze an alle Gäste, die für eine Nacht oder für die ganze Saison bleiben.',
      ),
    }),
  );
  expect(textFor(suggestionsAt(suggested, '/'), 'html-lang-missing')).toMatch(/lang="en".*language\.$/);
  expect(textFor(suggestionsAt(suggested, '/de'), 'html-lang-missing')).toMatch(/lang="de".*language\.$/);
});
