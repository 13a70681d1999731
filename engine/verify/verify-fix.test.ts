/** Tests that patches change exactly the wanted characters, and what counts as a fix. */
import { describe, expect, it } from 'vitest';
import { isPageRule } from '../audit/rule.ts';
import { allRules } from '../audit/rules/all.ts';
import { normaliseUrl } from '../fetch/normalize-url.ts';
import type { FetchedPage } from '../model/fetched-page.ts';
import type { AuditContext } from './audit-copy.ts';
import type { Patch } from './patch.ts';
import { type FixVerification, isFix, preparePage, verifyFix } from './verify-fix.ts';

const context: AuditContext = {
  rules: allRules.filter(isPageRule),
  today: '2026-11-15',
  normalise: normaliseUrl,
  isIndexable: true,
  otherIssues: [],
  otherDeductions: [{ ruleId: 'page-orphan', points: 10, reason: 'Nothing links to it' }],
};

function fetched(body: Uint8Array, contentType: string): FetchedPage {
  return {
    requestedUrl: 'https://shop.example/cups',
    url: 'https://shop.example/cups',
    status: 200,
    headers: { 'content-type': contentType },
    body,
    truncated: false,
    transferBytes: body.byteLength,
    hops: [],
    firstByteMs: 0,
    totalMs: 0,
  };
}

function verify(html: string, ...patches: readonly Patch[]): FixVerification | null {
  const sandbox = preparePage(fetched(Buffer.from(html), 'text/html; charset=utf-8'), context);
  if (sandbox === null) throw new Error('The page cannot be verified.');
  return verifyFix(sandbox, patches);
}

const head = '<meta charset=utf-8><title>Cups</title>';
const page = (body: string, more = head): string =>
  `<!doctype html>\n<html>\n<head>${more}</head>\n<body><main>${body}</main></body></html>`;

const cases: readonly (readonly [string, string, Patch, string])[] = [
  [
    'a title with characters that markup must escape',
    page('<p>x'),
    { kind: 'title', text: 'Cups & <bowls>' },
    page('<p>x', '<meta charset=utf-8><title>Cups &amp; &lt;bowls&gt;</title>'),
  ],
  [
    'a description that is there, in its odd spelling',
    page('<p>x', `${head}<META data-x='>' content='old' NAME=description />`),
    { kind: 'description', text: 'Say "yes" & come' },
    page('<p>x', `${head}<META data-x='>' content="Say &quot;yes&quot; &amp; come" NAME=description />`),
  ],
  [
    'a description that is missing, behind the encoding',
    page('<p>x'),
    { kind: 'description', text: 'New' },
    page('<p>x', '<meta charset=utf-8>\n<meta name="description" content="New"><title>Cups</title>'),
  ],
  [
    'alt of the one image that lacks it',
    page('<img src=a.png><img src=a.png alt=Cup><img src=b.png>'),
    { kind: 'alt', src: 'https://shop.example/a.png', text: 'A cup' },
    page('<img src=a.png alt="A cup"><img src=a.png alt=Cup><img src=b.png>'),
  ],
  [
    'a heading that keeps its attributes',
    page('<h2 class="a>b">Old</h2>'),
    { kind: 'heading', level: 1, text: 'New & old', replaces: 'Old' },
    page('<h1 class="a>b">New &amp; old</h1>'),
  ],
  [
    'the level of a heading with markup inside',
    page('<h1>A</h1><h4><a href=/b>B</a></h4>'),
    { kind: 'heading-level', at: 1, level: 2 },
    page('<h1>A</h1><h2><a href=/b>B</a></h2>'),
  ],
  [
    'a sentence in other words, and no other character',
    page('<p>One. We fire it, and we wait. Two &amp; three.</p>'),
    { kind: 'rewrite', from: 'We fire it, and we wait.', to: 'We fire it. We <wait>.' },
    page('<p>One. We fire it. We &lt;wait&gt;. Two &amp; three.</p>'),
  ],
  [
    'the size of an image that says none',
    page('<img src=a.png><img src=a.png width=5><img src=b.png>'),
    { kind: 'size', src: 'https://shop.example/a.png', width: 640, height: 480 },
    page('<img src=a.png width="640" height="480"><img src=a.png width=5><img src=b.png>'),
  ],
  [
    'nofollow of a link, and no other of its relations',
    page('<a rel="nofollow noopener" href=/b>B</a><a rel=nofollow href=https://x.example/>X</a>'),
    { kind: 'follow', target: 'https://shop.example/b' },
    page('<a rel="noopener" href=/b>B</a><a rel=nofollow href=https://x.example/>X</a>'),
  ],
  [
    'the label of a link that holds an image',
    page('<a href=/b><img src=i.png alt=""></a>'),
    { kind: 'anchor', target: 'https://shop.example/b', from: '', text: 'Bowls' },
    page('<a href=/b aria-label="Bowls"><img src=i.png alt=""></a>'),
  ],
  [
    'words that become a link',
    page('<p title="blue cups">We make blue cups &amp; more of them.</p>'),
    { kind: 'link', anchor: 'blue cups', target: '/blue', sentence: 'We make blue cups & more of them.' },
    page('<p title="blue cups">We make <a href="/blue">blue cups</a> &amp; more of them.</p>'),
  ],
];

describe('verifyFix', () => {
  it.each(cases)('changes %s and nothing else', (_name, before, patch, after) => {
    expect(verify(before, patch)?.html).toBe(after);
  });

  it('adds a description right before a title that it changes too, where nothing stands between', () => {
    const both = verify(
      page('<p>x'),
      { kind: 'title', text: 'Blue cups' },
      { kind: 'description', text: 'New' },
    );
    expect(both?.html).toBe(
      page('<p>x', '<meta charset=utf-8>\n<meta name="description" content="New"><title>Blue cups</title>'),
    );
  });

  it('declares the language, also where the html tag is not written', () => {
    expect(verify('<!doctype html><title>Cups</title><p>x', { kind: 'lang', text: 'en' })?.html).toBe(
      '<!doctype html>\n<html lang="en"><title>Cups</title><p>x',
    );
    const verification = verify(page('<p>x'), { kind: 'lang', text: 'en' });
    expect(verification?.cleared).toContain('html-lang-missing');
    expect(verification?.broken).toEqual([]);
  });

  it('reports what it cleared and the score, with findings about the site unchanged', () => {
    const verification = verify(page('<p>x'), {
      kind: 'viewport',
      text: 'width=device-width, initial-scale=1',
    });
    expect(verification?.cleared).toEqual(['viewport-missing']);
    expect((verification?.scoreAfter ?? 0) - (verification?.scoreBefore ?? 0)).toBeGreaterThan(0);
    expect(verification?.scoreBefore).toBeLessThanOrEqual(90);
  });

  it('is no fix when something else breaks, or nothing is cleared', () => {
    const long = verify(page('<p>x'), { kind: 'title', text: 'Cups '.repeat(30).trim() });
    expect(long?.broken).toContain('title-too-long');
    expect(long !== null && isFix(long)).toBe(false);
    const idle = verify(page('<p>x'), { kind: 'title', text: 'Mugs' });
    expect(idle?.cleared).toEqual([]);
    expect(idle !== null && isFix(idle)).toBe(false);
  });

  it('returns null rather than changing the wrong element', () => {
    const patch = { kind: 'heading', level: 2, text: 'New', replaces: 'Old' } as const;
    expect(verify(page('<h2><a href=/b>Old</a></h2>'), patch)).toBeNull();
    expect(verify(page('<h2>Old<p>y'), patch)).toBeNull();
    expect(verify(page('<p>x'), { kind: 'alt', src: 'https://shop.example/no.png', text: 'x' })).toBeNull();
  });

  it('preserves the encoding, and refuses what it cannot encode', () => {
    const html = page('<p>Töpfe', '<meta charset=windows-1252><title>Töpfe</title>');
    const sandbox = preparePage(fetched(Buffer.from(html, 'latin1'), 'text/html'), context);
    expect(sandbox).not.toBeNull();
    if (sandbox === null) return;
    expect(verifyFix(sandbox, [{ kind: 'title', text: 'Schöne Töpfe' }])?.html).toContain(
      '<title>Schöne Töpfe</title>',
    );
    expect(verifyFix(sandbox, [{ kind: 'title', text: '壺' }])).toBeNull();
  });

  it('clears nothing by hiding the page from search', () => {
    const hiding = verify(page('<p>x'), { kind: 'head', html: '<meta name="robots" content="noindex">' });
    expect(hiding?.cleared).toEqual([]);
    const elsewhere = verify(page('<p>x'), { kind: 'canonical', text: 'https://shop.example/other' });
    expect(elsewhere?.cleared).toEqual([]);
  });
});
