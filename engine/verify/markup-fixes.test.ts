/** Tests which fixes are derived from a page's markup. */
import { describe, expect, it } from 'vitest';
import { extractHtml } from '../extract/extract-html.ts';
import { markupFixes } from './markup-fixes.ts';

const url = 'https://shop.example/cups';
const ideasFor = (html: string) => markupFixes(extractHtml({ html, url }), url);
const patchesFor = (html: string, ruleId: string) =>
  ideasFor(html).find(({ ruleIds }) => ruleIds.includes(ruleId))?.patches;

describe('markupFixes', () => {
  it('keeps the H1 that names the page, whichever comes first', () => {
    const html = (title: string, first: string, second: string) =>
      `<title>${title}</title><header><h1>${first}</h1></header><main><h1>${second}</h1></main>`;
    expect(patchesFor(html('Glazes | Oak Pottery', 'Oak Pottery manual', 'Glazes'), 'h1-multiple')).toEqual([
      { kind: 'heading-level', at: 0, level: 2 },
    ]);
    // One that repeats another is to be deleted.
    expect(patchesFor(html('Glazes', 'Glazes', 'Glazes'), 'h1-multiple')).toBeUndefined();
  });

  it('moves headings of one level together', () => {
    const html = '<h1>A</h1><h4>B</h4><h5>C</h5><h4>D</h4><h2>E</h2><h4>F</h4>';
    expect(patchesFor(html, 'heading-level-skipped')).toEqual([
      { kind: 'heading-level', at: 1, level: 2 },
      { kind: 'heading-level', at: 2, level: 3 },
      { kind: 'heading-level', at: 3, level: 2 },
      { kind: 'heading-level', at: 5, level: 3 },
    ]);
    expect(patchesFor('<h2>A</h2><h3>B</h3><h1>C</h1><h2>D</h2>', 'heading-level-skipped')).toBeUndefined();
  });

  it('removes nofollow from internal links only', () => {
    const html = '<a rel=nofollow href=/b>B</a><a rel=ugc href=https://other.example/>O</a><a href=/c>C</a>';
    expect(patchesFor(html, 'link-internal-nofollow')).toEqual([
      { kind: 'follow', target: 'https://shop.example/b' },
    ]);
  });

  it('changes only URLs of its own host to https', () => {
    const html =
      '<a href=http://shop.example/b>B</a><a href=http://other.example/>O</a><img src=http://shop.example/i.png>';
    expect(patchesFor(html, 'link-http-downgrade')).toEqual([
      { kind: 'href', from: 'http://shop.example/b', to: 'https://shop.example/b' },
    ]);
    expect(patchesFor(html, 'mixed-content-passive')).toEqual([
      { kind: 'src', from: 'http://shop.example/i.png', to: 'https://shop.example/i.png' },
    ]);
  });

  it('adds no canonical, title or description where there is one', () => {
    const html = `<!doctype html><html lang=en><meta charset=utf-8><title>A</title><link rel=canonical href=${url}>`;
    const rules = ideasFor(html).flatMap(({ ruleIds }) => ruleIds);
    expect(rules).not.toContain('canonical-missing');
    expect(rules).not.toContain('title-multiple');
    expect(patchesFor('<title>A</title>', 'canonical-missing')).toEqual([{ kind: 'canonical', text: url }]);
  });
});
