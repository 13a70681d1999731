/** Tests every browser rule: what fails it, with which severity and evidence, and what passes. */
import { describe, expect, it } from 'vitest';
import type { Fail } from '../outcome.ts';
import type { BrowserRule } from '../rule.ts';
import { makeIssue, sortRules } from '../run-rules.ts';
import { SiteContext } from '../site-context.ts';
import { element, failing, type RenderedChange, renderedPageFacts } from '../testing/rendered-page.ts';
import { structuredDataOf } from '../testing/structured-data.ts';
import { allRules } from './all.ts';

const rules = sortRules(allRules).browser.filter(({ checkRendered }) => checkRendered !== undefined);

const axe = (rule: string, count = 1): RenderedChange => ({
  axe: [{ rule, count, nodes: [failing('main > a', 'What axe says')] }],
});
const image = (change: object) => ({
  desktop: {
    images: Array.from({ length: 4 }, () => ({
      ...element('main > img'),
      src: 'https://site.example/a.jpg',
      naturalWidth: 400,
      naturalHeight: 200,
      shownWidth: 400,
      shownHeight: 200,
      objectFit: 'fill',
      isLazy: false,
      ...change,
    })),
  },
});
const weighed = (bytes: number, kind: 'image' | 'script' = 'image') => ({
  weight: {
    bytes,
    requests: 3,
    byKind: [{ kind, bytes, requests: 3 }],
    largest: [{ url: 'https://site.example/a.jpg', kind, bytes }],
  },
});
const blocked = (delayMs: number | null, count: number) => ({
  blocking: {
    delayMs,
    count,
    files: [{ url: 'https://site.example/a.css', kind: 'stylesheet' as const, ms: delayMs ?? 0 }],
  },
});
const hidden = (words: number, by = 'display: none') => ({
  hiddenTexts: [{ ...element('main > div'), by, words }],
});
const waiting = (rule: string | null) => ({
  waitingFonts: [{ ...element('main > h1'), family: 'fancy', display: 'auto', rule }],
});

const paint = (isLazy: boolean, url: string | null) => ({
  largestPaint: { element: element('main > img'), url, isLazy },
});

const loaded = (kind: 'document', requests: number) => ({
  bytes: 900,
  requests,
  byKind: [{ kind, bytes: 900, requests }],
  largest: [],
});
const blank = (change: RenderedChange): RenderedChange => ({
  lab: { fcpMs: null },
  rendered: { wordCount: 0 },
  desktop: { images: [], words: 0 },
  weight: loaded('document', 1),
  errors: [{ kind: 'request', text: 'returned 404', source: 'https://site.example/app.js' }],
  ...change,
});

const marked = (product: object, text: string): RenderedChange => ({
  structuredData: structuredDataOf({ '@type': 'Product', ...product }),
  shown: { text, isWhole: true, hasStars: false },
});

/** Failed by the first list (with the severity), passed by the second, skipped by the third. */
const cases: Record<
  string,
  { fail: [RenderedChange, Fail['severity']?][]; pass: RenderedChange[]; skip: RenderedChange[] }
> = {
  'a11y-form-label': {
    fail: [[axe('label')], [axe('select-name', 3)]],
    pass: [{}, axe('link-name')],
    skip: [{ axe: null }],
  },
  'a11y-name-missing': {
    fail: [[axe('link-name')], [axe('button-name')]],
    pass: [{}, axe('label')],
    skip: [{ axe: null }],
  },
  'a11y-contrast': {
    fail: [[axe('color-contrast', 7)]],
    pass: [{}, axe('label')],
    skip: [{ axe: null }, { ...axe('label'), isContrastChecked: false }],
  },
  'a11y-aria-invalid': {
    fail: [[axe('aria-roles')]],
    pass: [{}, axe('aria-input-field-name')],
    skip: [{ axe: null }],
  },
  'ai-agent-a11y-tree': {
    fail: [[axe('button-name')]],
    pass: [{}, axe('color-contrast'), axe('target-size')],
    skip: [{ axe: null }],
  },
  'mobile-tap-target': {
    fail: [[axe('target-size')]],
    pass: [{}, axe('color-contrast')],
    skip: [{ axe: null }],
  },
  'mobile-overflow': {
    fail: [
      [{ mobile: { pageWidth: 700, overflowing: [{ ...element('div#wide'), widths: [], remedy: null }] } }],
      [{ mobile: { pageWidth: 392 } }],
    ],
    pass: [{}, { mobile: { pageWidth: 391 } }],
    skip: [{ mobile: null }],
  },
  'mobile-font-small': {
    fail: [[{ mobile: { smallTextCharacters: 401, smallText: [{ ...element(), fontPx: 9 }] } }]],
    pass: [{}, { mobile: { smallTextCharacters: 400 } }],
    skip: [{ mobile: { textCharacters: 0 } }],
  },
  'mobile-interstitial': {
    fail: [[{ mobile: { cover: { ...element(), share: 0.8, isConsent: false } } }]],
    pass: [{}, { mobile: { cover: { ...element(), share: 0.9, isConsent: true } } }],
    skip: [{ mobile: null }],
  },
  'mobile-desktop-parity': {
    fail: [[{ mobile: { words: 150 } }]],
    pass: [{}, { mobile: { words: 170 } }, { mobile: { words: 400 } }],
    skip: [{ mobile: { words: 5 }, desktop: { words: 40 } }],
  },
  'img-oversized': {
    fail: [[{ ...image({ naturalWidth: 1601 }), ...weighed(90_000) }]],
    pass: [
      {},
      { ...image({ naturalWidth: 1600 }), ...weighed(90_000) },
      { ...image({ naturalWidth: 4000 }), ...weighed(20_000) },
    ],
    skip: [{ desktop: null }],
  },
  'img-distorted': {
    fail: [[image({ shownHeight: 300 })]],
    pass: [{}, image({}), image({ shownHeight: 300, objectFit: 'cover' }), image({ shownHeight: 203 })],
    skip: [{ desktop: null }],
  },
  'img-offscreen-eager': {
    fail: [[image({ box: { x: 0, y: 3000, width: 10, height: 10 } })]],
    pass: [{}, image({ box: { x: 0, y: 3000, width: 10, height: 10 }, isLazy: true }), image({})],
    skip: [{ desktop: null }],
  },
  'perf-lcp': {
    fail: [[{ lab: { lcpMs: 2600 } }], [{ lab: { lcpMs: 4100 } }, 'critical']],
    pass: [{}, { lab: { lcpMs: 2500 } }],
    skip: [{ lab: { lcpMs: null } }, { lab: { lcpMs: 0 } }, { lab: { lcpMs: 9000 }, isTimed: false }],
  },
  'perf-cls': {
    fail: [
      [{ lab: { cls: 0.11 }, shifted: [{ ...element(), value: 0.11, unsized: [] }] }],
      [{ lab: { cls: 0.3 } }, 'critical'],
    ],
    pass: [{}, { lab: { cls: 0.1 } }],
    skip: [{ lab: { cls: null } }],
  },
  'perf-tbt': {
    fail: [
      [{ lab: { tbtMs: 250 } }],
      [{ lab: { tbtMs: 700 }, longTaskScripts: [{ url: 'https://cdn.example/a.js', ms: 600 }] }, 'warning'],
    ],
    pass: [{}, { lab: { tbtMs: 200 } }],
    skip: [{ lab: { tbtMs: null } }, { lab: { tbtMs: 900 }, isTimed: false }],
  },
  'perf-render-blocking': {
    fail: [[blocked(300, 1)], [{ ...blocked(20, 4), isFinelyTimed: false }], [blocked(null, 4)]],
    pass: [
      {},
      blocked(299, 9),
      { ...blocked(9000, 3), isFinelyTimed: false },
      blocked(null, 3),
      blocked(0, 0),
    ],
    // What did not load here is no evidence of what it holds up.
    skip: [
      { blocking: null },
      {
        ...blocked(null, 4),
        gaps: {
          stylesheets: [],
          scripts: ['https://cdn.example/a.js'],
          images: 0,
          failedImages: 0,
          failedImageUrls: [],
        },
      },
    ],
  },
  'perf-font-display': {
    fail: [[waiting('@font-face { font-family: Fancy }')], [waiting(null)]],
    pass: [{}],
    skip: [{ waitingFonts: null }],
  },
  'content-hidden-text': {
    fail: [[hidden(50)], [{ hiddenTexts: [...hidden(30).hiddenTexts, ...hidden(20).hiddenTexts] }]],
    pass: [{}, hidden(49)],
    skip: [{ hiddenTexts: null }],
  },
  'sd-content-mismatch': {
    fail: [[marked({ name: 'Ember teapot' }, 'A page about cups')]],
    pass: [marked({ name: 'Ember teapot' }, 'The Ember Teapot, wheel-thrown')],
    skip: [{}, { shown: null }, marked({}, 'Nothing claimed')],
  },
  'perf-page-weight': {
    fail: [[weighed(2_600_000)], [weighed(5_100_000), 'critical']],
    pass: [{}, weighed(2_500_000)],
    skip: [],
  },
  'perf-requests': {
    fail: [[{ weight: { bytes: 1, requests: 76, byKind: [], largest: [] } }]],
    pass: [{}, { weight: { bytes: 1, requests: 75, byKind: [], largest: [] } }],
    skip: [],
  },
  'perf-dom-size': {
    fail: [[{ desktop: { elements: 3001 } }], [{ desktop: { elements: 1501, depth: 40 } }]],
    pass: [{}, { desktop: { elements: 1500, depth: 40 } }, { desktop: { elements: 2900 } }],
    skip: [{ desktop: null }],
  },
  'perf-js-heavy': {
    fail: [[weighed(251_000, 'script')]],
    pass: [{}, weighed(900_000, 'image'), weighed(250_000, 'script')],
    skip: [],
  },
  'perf-lcp-discovery': {
    fail: [[paint(true, 'https://site.example/a.jpg')]],
    pass: [paint(false, 'https://site.example/a.jpg')],
    skip: [{}, paint(true, null)],
  },
  'perf-console-errors': {
    fail: [
      [{ errors: [{ kind: 'exception', text: 'x is not defined', source: 'https://site.example/a.js' }] }],
    ],
    pass: [{}],
    // jQuery is on a host that does not answer us.
    skip: [
      {
        errors: [{ kind: 'exception', text: 'jQuery is not defined', source: null }],
        gaps: {
          stylesheets: [],
          scripts: ['https://cdn.example/jquery.js'],
          images: 0,
          failedImages: 0,
          failedImageUrls: [],
        },
      },
    ],
  },
  'js-content-dependent': {
    fail: [
      [{ raw: { wordCount: 90 } }],
      [{ raw: { wordCount: 10 } }, 'critical'],
      [{ raw: { wordCount: 0 }, rendered: { wordCount: 20 } }, 'critical'],
    ],
    pass: [{}, { raw: { wordCount: 100 } }, { raw: { wordCount: 900 } }],
    skip: [{ rendered: null }, { raw: { wordCount: 3 }, rendered: { wordCount: 20 } }],
  },
  'js-page-blank': {
    fail: [[blank({})]],
    pass: [
      {},
      blank({ lab: { fcpMs: 300 } }),
      blank({ rendered: { wordCount: 3 } }),
      blank({ weight: loaded('document', 2) }),
    ],
    skip: [
      { rendered: null },
      blank({ errors: [] }),
      // A script of another site may be out of reach for us only.
      blank({ errors: [{ kind: 'exception', text: 'React is not defined', source: null }] }),
    ],
  },
  'js-links-dependent': {
    fail: [[{ raw: { internalLinks: [] } }]],
    pass: [{}, { rendered: { internalLinks: ['https://site.example/a'] } }],
    skip: [{ rendered: null }, { rendered: { internalLinks: [] } }],
  },
  'js-head-changed': {
    fail: [[{ rendered: { title: 'Another' } }], [{ raw: { firstHeading: null } }]],
    pass: [{}, { raw: { firstHeading: 'We build websites' }, rendered: { firstHeading: 'We build we' } }],
    skip: [{ rendered: null }],
  },
  'js-noindex-changed': {
    fail: [[{ raw: { noindex: true } }], [{ rendered: { noindex: true } }]],
    pass: [{}],
    skip: [{ rendered: null }],
  },
  'js-canonical-changed': {
    fail: [[{ rendered: { canonical: 'https://site.example/other' } }], [{ raw: { canonical: null } }]],
    pass: [{}, { raw: { canonical: null }, rendered: { canonical: null } }],
    skip: [{ rendered: null }],
  },
};

const check = (rule: BrowserRule, change: RenderedChange) =>
  rule.checkRendered?.(renderedPageFacts(change), new SiteContext('2026-11-15'));

describe('browser rules', () => {
  it('have cases, all of them', () => {
    expect(Object.keys(cases).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it.each(rules)('$id', (rule) => {
    const own = cases[rule.id] ?? { fail: [], pass: [], skip: [] };
    expect(own.fail.length * own.pass.length).toBeGreaterThan(0);
    for (const [change, severity] of own.fail) {
      const outcome = check(rule, change);
      expect(outcome).toMatchObject({ kind: 'fail', ...(severity && { severity }) });
      if (outcome?.kind !== 'fail') continue;
      expect(makeIssue(rule, outcome).description).toMatch(/[.]$/);
      expect(outcome.evidence.length).toBeGreaterThan(0);
      if (severity === undefined) expect(outcome.severity).toBeUndefined();
    }
    for (const change of own.pass) expect(check(rule, change)).toEqual({ kind: 'pass' });
    for (const change of own.skip) expect(check(rule, change)).toMatchObject({ kind: 'skip' });
  });
});
