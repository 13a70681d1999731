/** Fuzzes every text field of an analysis: no formulas in the CSV, no markup in the HTML report. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { renderCsv, renderFixesCsv } from './csv.ts';
import { renderHtmlReport } from './html-report.ts';
import { hostileAnalysis } from './testing/hostile-analysis.ts';
import { readCsv } from './testing/read-csv.ts';

const lures = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '"',
  ',',
  ';',
  '|',
  '＝',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '\u200b',
  '\u0000',
  "'",
  '﹦',
  '\u00ad',
  '\u180e',
  '\u{e0001}',
  '<',
  '>',
  '&',
  '</style>',
  '<script>',
  '-->',
  'javascript:',
  ' onload=',
  '&#x3c;',
  '`',
  '${',
  '\u202e',
  '\ud83d',
  'https://a.example/',
  '\\',
);
const hostile = fc.oneof(
  fc
    .array(fc.oneof(lures, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 12 })
    .map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

/** As a spreadsheet reads it: white space and invisible characters are ignored. */
const runs = /^[\s\p{Cf}\p{Cc}\p{Zs}]*[=+\-@＝＋－＠﹦﹢﹣﹫]/u;

const fixWith = (words: string): VerifiedFix => ({
  patch: words,
  words,
  html: words,
  steps: [{ action: 'replace', selector: words, found: words, html: words }],
  ruleIds: [words],
  cleared: [words],
  scoreBefore: 1,
  scoreAfter: 2,
  writtenBy: words,
});

it('no cell is a formula, and every cell is in its column', () =>
  fuzz(
    'spreadsheets of any text',
    fc.property(hostile, (text) => {
      const analysis = hostileAnalysis(text);
      const pages = analysis.pages.map((page) => ({ ...page, fixes: [fixWith(text)] }));
      for (const [written, width] of [
        [renderCsv(analysis), 11],
        [renderFixesCsv({ pages }), 10],
      ] as const) {
        const rows = readCsv(written.slice(1));
        expect([...new Set(rows.map(({ length }) => length))]).toEqual([width]);
        expect(rows.flat().filter((cell) => runs.test(cell))).toEqual([]);
      }
    }),
    { runs: 500 },
  ));

type Element = DefaultTreeAdapterTypes.Element;
function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

const dangerous =
  /^(script|iframe|object|embed|link|base|form|input|button|img|image|video|audio|use|foreignobject|animate|set)$/i;

it('the HTML report has the same elements whatever the text, without scripts, handlers and loads', () => {
  const shapeOf = (text: string): string[] => {
    const elements = [...elementsOf(parse(renderHtmlReport(hostileAnalysis(text))))];
    for (const { tagName, attrs } of elements) {
      expect(tagName).not.toMatch(dangerous);
      for (const { name, value } of attrs) {
        expect(name).not.toMatch(/^on|^src|^action$|^formaction$|^xlink/i);
        if (name === 'href') expect(value).toMatch(/^(https?:\/\/|#|mailto:)/);
        if (name === 'style') expect(value).not.toMatch(/url\(|expression|@import|javascript/i);
      }
    }
    return elements.map(({ tagName }) => tagName).filter((name) => name !== 'a' && name !== 'span');
  };
  const plain = shapeOf('plain words').length;
  return fuzz(
    'HTML reports of any text',
    fc.property(hostile, (text) => {
      // Empty fields have no line; no text adds one.
      expect(shapeOf(text).length).toBeLessThanOrEqual(plain);
    }),
    { runs: 150 },
  );
});
