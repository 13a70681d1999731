/** Which images get an empty alt text, and which of the same kind do not. */
import { describe, expect, it } from 'vitest';
import { siteOf, suggestAll, suggestionsAt } from '../testing/site-input.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>The pottery by the river</title></head><body><main><h1>The pottery</h1>${body}</main></body></html>`;

async function altOf(body: string, size?: { readonly width: number; readonly height: number }) {
  const src = /src="([^"]+)"/.exec(body)?.[1] ?? '';
  const imageSizes = new Map(size === undefined ? [] : [[`https://site.example${src}`, size]]);
  const { altTexts } = suggestionsAt(await suggestAll(siteOf({ '/': page(body) }, { imageSizes })), '/');
  return altTexts[0]?.text;
}

describe('an image only decorates', () => {
  it.each([
    ['a spacer by name', '<p>Words.</p><img src="/i/spacer.gif">', undefined],
    ['a line of one pixel', '<p>Words.</p><img src="/i/a1.gif" width="600" height="1">', undefined],
    ['an ornament', '<p>Words.</p><img src="/i/wave-2.svg">', undefined],
    [
      'an icon beside the text of its link',
      '<a href="/cart"><img src="/i/c7.svg"> Your basket</a>',
      undefined,
    ],
    [
      'a small picture beside the text of its button',
      '<button><img src="/i/c7.png"> Send</button>',
      { width: 24, height: 24 },
    ],
    ['an icon beside the same word', '<p>GitHub and others</p><img src="/i/github.svg">', undefined],
  ])('%s', async (_, body, size) => {
    expect(await altOf(body, size)).toBe('');
  });

  it.each([
    ['all of a link', '<a href="https://other.example/x"><img src="/i/spacer.gif"></a>', undefined],
    [
      'a photograph beside the text of its link',
      '<a href="/jug"><img src="/i/a7.jpg"> Brown jug</a>',
      { width: 600, height: 400 },
    ],
    [
      'an icon in the text of a manual',
      '<p>Press the button to add a text.</p><img src="/i/t_24.png">',
      { width: 24, height: 24 },
    ],
    ['words as its alt text', '<p>Words.</p><img src="/i/wave-2.svg" alt="image of">', undefined],
  ])('not one that is or has %s', async (_, body, size) => {
    expect(await altOf(body, size)).not.toBe('');
  });
});
