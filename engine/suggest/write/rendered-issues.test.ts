/** Suggestions for findings of the browser: readable colours and accessible names, exact enough to paste. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { describe, expect, it } from 'vitest';
import { contrast, nearestReadable } from '../../model/readable-colour.ts';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const issue = (ruleId: string, evidence: Issue['evidence']): Issue => ({
  ruleId,
  severity: 'warning',
  category: 'accessibility',
  title: ruleId,
  description: 'Something was seen.',
  why: 'Because.',
  fix: 'Mend it.',
  basis: 'standard',
  evidence,
});

const html = (name: string): string =>
  `<!doctype html><html lang="en"><title>${name}</title><main><h1>${name}</h1><p>Text.</p></main></html>`;

async function suggestionTexts(...issues: readonly Issue[]): Promise<string> {
  const site = siteOf({ '/': html('The pottery'), '/glazes': html('Our five glazes') });
  const [home, ...rest] = site.pages;
  if (home === undefined) throw new Error('There is a home page.');
  const suggested = await suggestAll({ ...site, pages: [{ ...home, issues }, ...rest] });
  return suggestionsAt(suggested, '/')
    .suggestions.map((each) => each?.text ?? '')
    .join('\n');
}

describe('colours', () => {
  it.each([
    ['#cbb797', '#fffaf1', 4.5],
    ['#777777', '#222222', 4.5],
    ['#ff0000', '#00ff00', 3],
  ])('of %s on %s become readable', (text, ground, least) => {
    const better = nearestReadable(text, ground, least) ?? '#';
    const parts = (hex: string) =>
      [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as [
        number,
        number,
        number,
      ];
    expect(contrast(parts(better), parts(ground))).toBeGreaterThanOrEqual(least);
    expect(better).not.toBe(text);
  });

  it('come with the exact replacement', async () => {
    const foundAs = { messageId: 'contrast', data: { ratio: 1.87, text: '#cbb797', ground: '#fffaf1' } };
    const wantedAs = { messageId: 'contrast-needed', data: { least: 4.5 } };
    expect(
      await suggestionTexts(issue('a11y-contrast', [{ snippet: '<p class="tagline">', foundAs, wantedAs }])),
    ).toMatch(
      /^Use readable colors\. <p class="tagline">: color: #[\da-f]{6} instead of #cbb797, which is 1\.87:1 on #fffaf1 where 4\.5:1 is required\./,
    );
  });
});

it('names a link after its target, and a field after what it shows, never after its technical name', async () => {
  const text = await suggestionTexts(
    issue('a11y-name-missing', [{ snippet: '<a href="/glazes">' }]),
    issue('a11y-form-label', [
      { snippet: '<input id="name" name="fld_7" placeholder="Your name">' },
      { snippet: '<input id="mail" name="email_addr">' },
    ]),
    issue('perf-console-errors', [{ found: 'returned 404', urls: ['https://site.example/cup.jpg'] }]),
  );
  expect(text).toContain('Add aria-label="Our five glazes" to <a href="/glazes">.');
  expect(text).toContain('<label for="name">Your name</label>');
  expect(text).not.toMatch(/fld|email.addr|for="mail"/i);
  expect(text).toContain('While the page loaded, /cup.jpg returned 404.');
});
