/** Fuzzes extraction, rules and fixes with damaged pages of the fixture sites: nothing throws or hangs. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Page } from '@pagewright/contract/entities/page';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { auditPageContent } from '../pipeline/audit-page.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'fixtures', 'sites');
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .sort()
  .map((name) => readFileSync(path.join(folder, name)))
  .filter(({ length }) => length < 40_000);

/** What breaks parsers: starts and ends of constructs in the wrong place. */
const fragments = [
  '<',
  '>',
  '</',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '"',
  "'",
  '=',
  '&',
  '&#',
  '&#x110000;',
  '&#0;',
  '\0',
  '\ud800',
  '\ufeff',
  '<script>',
  '</script>',
  '<style>',
  '<title>',
  '</title>',
  '<svg>',
  '<math><mi>',
  '<template>',
  '<table><tr>',
  '<frameset>',
  '<select>',
  '<a href="',
  '<img srcset=",,, 1x, a 99999999999x',
  '<base href="data:,">',
  '<base href="//[">',
  '<link rel=canonical href="http://[::1">',
  '<meta http-equiv=refresh content="0;url=javascript:1">',
  '<meta charset=utf-16>',
  '<meta name=robots content="max-snippet:-99999999999999999999, unavailable_after: x">',
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":["Product"],"offers":[[[{"price":1e999}]]]}</script>',
  '<script type="application/ld+json">[null,{"@graph":{"@type":null,"image":[{}]}}]</script>',
  '<div itemscope itemtype=x><span itemprop=y itemref="a a a">',
  '<h1 id=a id=a>',
  '<html lang="x-ÿ-">',
  '<time datetime="99999-99-99">',
  '<link rel=alternate hreflang="en-" href="">',
  '<iframe srcdoc="<script>">',
  'Ａ'.repeat(50),
  '¨'.repeat(50),
  '🏳️‍🌈'.repeat(20),
].map((text) => Buffer.from(text));

type Damage = { readonly at: number; readonly cut: number; readonly put: Buffer };
const damage: fc.Arbitrary<Damage> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof(fc.constant(0), fc.nat(30), fc.nat(3000)),
  put: fc.oneof(
    fc.constantFrom(...fragments),
    fc.uint8Array({ maxLength: 20 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(Buffer.alloc(0)),
  ),
});

const broken = fc
  .tuple(fc.constantFrom(...pages), fc.array(damage, { minLength: 1, maxLength: 12 }))
  .map(([page, damages]) =>
    damages.reduce((body, { at, cut, put }) => {
      const place = Math.floor(at * body.length);
      return Buffer.concat([body.subarray(0, place), put, body.subarray(place + cut)]);
    }, page),
  );

const headers = fc.record({
  'content-type': fc.constantFrom(
    'text/html; charset=utf-8',
    'text/html',
    'text/html; charset=shift_jis',
    'text/html;charset="utf-16',
    '',
    'application/xhtml+xml',
    ';;=',
  ),
  link: fc.oneof(
    fc.constantFrom('', '<a>; rel=canonical, <b', '<https://[>; rel="x'),
    fc.string({ maxLength: 40 }),
  ),
  'x-robots-tag': fc.oneof(fc.constantFrom('noindex', 'googlebot: none, x: y'), fc.string({ maxLength: 40 })),
  'cache-control': fc.string({ maxLength: 20 }),
  expires: fc.string({ maxLength: 20 }),
  'strict-transport-security': fc.constantFrom('', 'max-age=-1', 'max-age="9e99"'),
});

/** A damaged page of this size takes some ten milliseconds of processor time. */
const cpuBudgetMs = 3000;

it('audits damaged pages, with results that pass the contract', () =>
  fuzz(
    'damaged pages',
    fc.property(broken, headers, fc.webUrl({ withQueryParameters: true }), (body, head, url) => {
      const before = process.cpuUsage();
      const page = {
        requestedUrl: url,
        url,
        status: 200,
        headers: head,
        body,
        truncated: false,
        transferBytes: body.length,
        hops: [],
        firstByteMs: 1,
        totalMs: 2,
      };
      const {
        summary,
        issues,
        indexable,
        fixes = [],
      } = auditPageContent({ page, isOpenToGoogle: true }, { today: '2026-11-15' });
      const result = { ...summary, issues, indexable, fixes, score: { value: 0, deductions: [] } };
      expect(Page.safeParse(JSON.parse(JSON.stringify(result))).error?.issues ?? []).toEqual([]);
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1000).toBeLessThan(cpuBudgetMs);
    }),
    { runs: 150 },
  ));

it('audits arbitrary bytes', () =>
  fuzz(
    'pages of any bytes',
    fc.property(
      fc.oneof(
        fc.uint8Array({ maxLength: 500 }),
        fc.array(fc.constantFrom(...fragments), { maxLength: 30 }).map((parts) => Buffer.concat(parts)),
      ),
      headers,
      (body, head) => {
        const url = 'https://site.example/';
        const page = {
          requestedUrl: url,
          url,
          status: 200,
          headers: head,
          body,
          truncated: true,
          transferBytes: body.length,
          hops: [],
          firstByteMs: 1,
          totalMs: 2,
        };
        expect(
          Array.isArray(auditPageContent({ page, isOpenToGoogle: false }, { today: '2026-11-15' }).issues),
        ).toBe(true);
      },
    ),
    { runs: 300 },
  ));
