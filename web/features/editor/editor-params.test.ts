/** Which editor URLs are valid, and what they contain. */
import { describe, expect, it } from 'vitest';
import { readEditorParams, reportUrl } from './editor-params.ts';

const pathOf = (pageUrl: string, id = 'a1') => `/content-editor/${id}/${encodeURIComponent(pageUrl)}`;

describe('readEditorParams', () => {
  it.each([
    'https://shop.example/',
    'http://shop.example/a/b?c=d&e=f#g',
    'https://shop.example/caf%C3%A9/100%25',
    'https://shop.example/a%2Fb',
    'https://shop.example/kannen/größe',
  ])('gives back %s exactly', (pageUrl) => {
    expect(readEditorParams(pathOf(pageUrl))).toEqual({ analysisId: 'a1', pageUrl });
  });

  it('understands a page URL whose slashes were decoded on the way, and a slash at the end', () => {
    expect(readEditorParams('/content-editor/a1/https://shop.example/a/b')?.pageUrl).toBe(
      'https://shop.example/a/b',
    );
    expect(readEditorParams(`${pathOf('https://shop.example/a')}/`)?.pageUrl).toBe('https://shop.example/a');
  });

  it.each([
    '/content-editor',
    '/content-editor/a1',
    '/content-editor/a1/',
    '/content-editor//https%3A%2F%2Fshop.example%2F',
    '/content-editor/a1/shop.example',
    '/content-editor/a1/%E0%A4%A',
    pathOf('javascript:alert(1)'),
    pathOf('file:///etc/passwd'),
    pathOf('https://'),
  ])('takes nothing from %s', (pathname) => {
    expect(readEditorParams(pathname)).toBeNull();
  });
});

describe('reportUrl', () => {
  it('is the dashboard, with the report and the card', () => {
    const params = new URL(reportUrl({ analysisId: 'a 1', pageUrl: 'https://x.example/?a=1' }), 'http://x');
    expect(params.pathname).toBe('/dashboard');
    expect(Object.fromEntries(params.searchParams)).toEqual({
      analysis: 'a 1',
      page: 'https://x.example/?a=1',
    });
  });
});
