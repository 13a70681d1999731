/** Sitemaps in all their forms, whole and broken: what is listed, and what is said to be wrong. */
import { gzipSync } from 'node:zlib';
import { fuzz } from '@pagewright/contract/testing/fuzz';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CrawlLimits, crawlLimits } from '../../fetch/fetch-limits.ts';
import { readSitemapBytes } from './fetch-sitemap.ts';

const signal = new AbortController().signal;

const read = (text: string | Uint8Array, limits: Partial<CrawlLimits> = {}, contentEncoding = '') =>
  readSitemapBytes(
    { raw: typeof text === 'string' ? Buffer.from(text) : text, contentEncoding, isCut: false },
    { ...crawlLimits, ...limits },
    signal,
  );

const urlset = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</urlset>`;

const urlsOf = async (text: string | Uint8Array, encoding = ''): Promise<readonly string[]> =>
  (await read(text, {}, encoding)).entries.map(({ url }) => url);

const one = urlset('<url><loc>https://a.example/1</loc></url>');
const onlyUrl = ['https://a.example/1'];

const utf16 = (text: string, isBigEndian: boolean, hasMark: boolean): Uint8Array => {
  const bytes = Buffer.from(hasMark ? `\uFEFF${text}` : text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

describe('forms of a sitemap', () => {
  it('reads location, date and language versions', async () => {
    const text = urlset(`<url>
      <loc> https://a.example/?a=1&amp;b=&#50;&#x33; </loc><lastmod>2026-11-01</lastmod><priority>0.5</priority>
      <xhtml:link rel="alternate" hreflang="de" href="https://a.example/de?x=1&amp;y=2"/>
      <xhtml:link rel='alternate' hreflang='x-default' href='https://a.example/'></xhtml:link>
      <xhtml:link rel="stylesheet" href="https://a.example/s.css"/>
    </url>`);
    expect(await read(text)).toMatchObject({
      kind: 'urlset',
      problems: [],
      entries: [
        {
          url: 'https://a.example/?a=1&b=23',
          lastmod: '2026-11-01',
          alternates: [
            { hreflang: 'de', href: 'https://a.example/de?x=1&y=2' },
            { hreflang: 'x-default', href: 'https://a.example/' },
          ],
        },
      ],
    });
  });

  it('distinguishes an index from a list', async () => {
    const text = '<sitemapindex><sitemap><loc>https://a.example/s1.xml</loc></sitemap></sitemapindex>';
    expect(await read(text)).toMatchObject({ kind: 'index', entries: [{ url: 'https://a.example/s1.xml' }] });
  });

  it.each([
    ['plain XML', one],
    ['a byte order mark', `\uFEFF${one}`],
    ['space before it', `\n\n  ${one}`],
    ['no declaration', one.slice(one.indexOf('<urlset'))],
    [
      'a namespace prefix',
      '<s:urlset xmlns:s="x"><s:url><s:loc>https://a.example/1</s:loc></s:url></s:urlset>',
    ],
    ['CDATA', urlset('<url><loc><![CDATA[https://a.example/1]]></loc></url>')],
    ['CDATA in pieces', urlset('<url><loc>https://<![CDATA[a.example]]>/1</loc></url>')],
    [
      'comments',
      urlset('<!-- <url><loc>https://a.example/no</loc></url> --><url><loc>https://a.example/1</loc></url>'),
    ],
    ['a comment inside', urlset('<url><loc>https://a.example/<!-- x -->1</loc></url>')],
    ['instructions', `<?xml-stylesheet href="a.xsl"?>${one.slice(one.indexOf('<urlset'))}<?end?>`],
    [
      'image locations',
      urlset(
        '<url><loc>https://a.example/1</loc><image:image><image:loc>https://a.example/i.png</image:loc></image:image></url>',
      ),
    ],
    [
      'image locations before',
      urlset(
        '<url><image:image><image:loc>https://a.example/i.png</image:loc></image:image><loc>https://a.example/1</loc></url>',
      ),
    ],
    ['a > in an attribute', urlset('<url a="1>2" b=\'"\'><loc>https://a.example/1</loc></url>')],
    ['attributes on loc', urlset('<url><loc lang="en">https://a.example/1</loc></url>')],
    ['plain text', 'https://a.example/1'],
    ['plain text with a mark and CRLF', '\uFEFF\r\nhttps://a.example/1\r\n\r\n'],
    [
      'RSS',
      '<rss><channel><link>https://a.example/</link><item><title>x</title><link>https://a.example/1</link></item></channel></rss>',
    ],
    [
      'Atom',
      '<feed><link href="https://a.example/"/><entry><link rel="alternate" href="https://a.example/1"/><link rel="self" href="https://a.example/no"/></entry></feed>',
    ],
  ])('reads %s', async (_name, text) => {
    expect(await urlsOf(text)).toEqual(onlyUrl);
    expect((await read(text)).problems).toEqual([]);
  });

  it.each([
    ['gzip file', gzipSync(one), ''],
    ['gzip file with bytes after it', Buffer.concat([gzipSync(one), Buffer.from('<!-- x -->')]), ''],
    ['gzip encoding', gzipSync(one), 'gzip'],
    ['gzip file in gzip encoding', gzipSync(gzipSync(one)), 'gzip'],
    ['gzip said but not done', Buffer.from(one), 'gzip'],
    ['gzip of text', gzipSync('https://a.example/1\n'), ''],
    ['UTF-16LE with mark', utf16(one, false, true), ''],
    ['UTF-16BE with mark', utf16(one, true, true), ''],
    ['UTF-16LE without', utf16(one, false, false), ''],
    ['UTF-16BE without', utf16(one, true, false), ''],
    ['gzip of UTF-16', gzipSync(utf16(one, false, true)), ''],
    ['ISO-8859-1', Buffer.from(one.replace('UTF-8', 'ISO-8859-1'), 'latin1'), ''],
    ['an unknown encoding name', Buffer.from(one.replace('UTF-8', 'x-nonsense')), ''],
  ])('reads %s', async (_name, bytes, encoding) => {
    expect(await urlsOf(bytes, encoding)).toEqual(onlyUrl);
  });

  it('decodes what the declaration names', async () => {
    const text = one.replace('UTF-8', 'ISO-8859-1').replace('/1', '/ü');
    expect(await urlsOf(Buffer.from(text, 'latin1'))).toEqual(['https://a.example/ü']);
  });
});

describe('broken sitemaps', () => {
  const good = '<url><loc>https://a.example/1</loc></url>';
  it.each([
    ['an HTML page', '<!DOCTYPE html><html><body>Not found</body></html>', 'html', 0],
    ['an XHTML page', '<?xml version="1.0"?><html><body>Not found</body></html>', 'html', 0],
    ['nothing', '', 'empty', 0],
    ['white space', ' \n\t ', 'empty', 0],
    ['an empty list', urlset(''), 'empty', 0],
    ['a cut-off list', `<urlset>${good}<url><loc>https://a.ex`, 'cut-off', 1],
    ['a list cut inside a tag', `<urlset>${good}<url><lo`, 'cut-off', 1],
    ['a list cut inside a comment', `<urlset>${good}<!-- `, 'cut-off', 1],
    ['another root', '<opml><url><loc>https://a.example/1</loc></url></opml>', 'wrong-root', 0],
    ['prose', 'Hello\nthis is\nnot a sitemap\nat all', 'bad-location', 0],
    [
      'crossed tags',
      `<urlset>${good}<url><loc>https://a.example/2</url></loc></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'an entry that is not closed',
      `<urlset>${good}<url><loc>https://a.example/2</loc></urlset>`,
      'unclosed-element',
      2,
    ],
    ['two roots', `<urlset>${good}</urlset><urlset>${good}</urlset>`, 'not-well-formed', 1],
    ['a DTD', `<!DOCTYPE urlset [<!ENTITY a "b">]><urlset>${good}</urlset>`, 'doctype', 0],
    ['a relative location', urlset(`${good}<url><loc>/2</loc></url>`), 'bad-location', 1],
    ['another scheme', urlset(`${good}<url><loc>ftp://a.example/2</loc></url>`), 'bad-location', 1],
    [
      'an entry without location',
      urlset(`${good}<url><lastmod>2026-01-01</lastmod></url>`),
      'bad-location',
      1,
    ],
    [
      'a location too long',
      urlset(`${good}<url><loc>https://a.example/${'a'.repeat(2048)}</loc></url>`),
      'bad-location',
      1,
    ],
    [
      'a bare ampersand',
      urlset(`<url><loc>https://a.example/?a=1&b=2</loc></url>`),
      'unescaped-ampersand',
      1,
    ],
    ['a tag without end', `<urlset>${good}<url ${'a'.repeat(70_000)}`, 'not-well-formed', 1],
    ['too deep nesting', `<urlset>${'<a>'.repeat(100)}`, 'not-well-formed', 0],
  ])('%s is named so', async (_name, text, kind, count) => {
    const { problems, entries } = await read(text);
    expect(problems.map((problem) => problem.kind)).toContain(kind);
    expect(entries).toHaveLength(count);
  });

  it.each([
    '<!doctype html>\n<html><head><link rel=icon></head><body>A & B</body></html>',
    '<html><body><p>A & B<br></body></html>',
    '<?xml version="1.0"?><html><body><p>A & B</body></html>',
  ])('a web page has no faults of a sitemap besides: %s', async (text) => {
    expect((await read(text)).problems.map(({ kind }) => kind)).toEqual(['html']);
  });

  it('names the line of the fault', async () => {
    expect((await read(`<urlset>\n${good}\n<url>\n</loc>`)).problems).toEqual([
      { kind: 'not-well-formed', detail: '</loc> closes <url>.', line: 4 },
    ]);
  });

  it('returns the entries before broken compression', async () => {
    const many = Array.from(
      { length: 10_000 },
      (_, n) => `https://a.example/${(n * 7919).toString(36)}`,
    ).join('\n');
    const zipped = gzipSync(many);
    // The checksum at its end.
    zipped.fill(0, zipped.length - 8);
    const { entries, problems } = await read(zipped);
    expect(entries.length).toBeGreaterThan(100);
    expect(problems.map(({ kind }) => kind)).toContain('cut-off');
  });

  it('stops at the limits of URLs and bytes', async () => {
    expect(await read(urlset(good.repeat(11)), { sitemapUrls: 10 })).toMatchObject({
      problems: [{ kind: 'too-many-urls', detail: 'It lists more than 10 URLs.' }],
    });
    expect((await read(urlset(good.repeat(10_000)), { sitemapBytes: 100_000 })).problems).toMatchObject([
      { kind: 'too-large' },
    ]);
  });
});

describe('bombs', () => {
  const laughs = Array.from({ length: 10 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
    '',
  );

  it('of entities are never expanded', async () => {
    const text = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]><urlset><url><loc>&l10;</loc></url></urlset>`;
    expect(await read(text)).toMatchObject({ entries: [], problems: [{ kind: 'doctype' }] });
    expect(await urlsOf(urlset('<url><loc>https://a.example/&l10;</loc></url>'))).toEqual([
      'https://a.example/&l10;',
    ]);
  });

  it('of gzip are read up to 50 MiB, slice by slice, while others go on working', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('<urlset>'), Buffer.alloc(60 * 1024 * 1024, ' ')]));
    const before = process.memoryUsage().rss;
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 0);
    const { problems, bytes } = await read(bomb);
    clearInterval(ticking);
    expect(problems.map(({ kind }) => kind)).toEqual(['too-large']);
    expect(bytes).toBeLessThan(51 * 1024 * 1024);
    expect(turns).toBeGreaterThan(10);
    // Decoded at once it would take 50 MiB as bytes and as much again as text.
    expect(process.memoryUsage().rss - before).toBeLessThan(90 * 1024 * 1024);
  });

  it.each([
    ['a comment', `<urlset><!--${'-'.repeat(3_000_000)}`],
    ['CDATA', `<urlset><url><loc><![CDATA[${']'.repeat(3_000_000)}`],
    ['text', `<urlset><url><loc>${'a'.repeat(3_000_000)}</loc></url></urlset>`],
    ['ampersands', `<urlset><url><loc>${'&'.repeat(3_000_000)}</loc></url></urlset>`],
    ['one line', 'a'.repeat(3_000_000)],
  ])('of %s without end give no entry', async (_name, text) => {
    expect((await read(text)).entries).toEqual([]);
  });
});

describe('any input', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '<urlset>',
      '</urlset>',
      '<url>',
      '</url>',
      '<loc>',
      '</loc>',
      'https://a.example/',
      '<![CDATA[',
      ']]>',
    ),
    fc.constantFrom('<!--', '-->', '<?xml ', '?>', '&amp;', '&#x41;', '&', '<a b="', '"', '/>', '<!DOCTYPE'),
  );

  it('is read without a throw', async () => {
    await fuzz(
      'sitemaps of any pieces',
      fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
        expect(Array.isArray((await read(pieces.join(''))).entries)).toBe(true);
      }),
    );
    await fuzz(
      'sitemaps of any bytes',
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(Array.isArray((await read(bytes)).entries)).toBe(true);
      }),
    );
  });

  it('returns every URL that was written, escaped or in CDATA', async () => {
    const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    await fuzz(
      'sitemaps give back what was written',
      fc.asyncProperty(
        fc.array(fc.tuple(fc.webUrl({ withQueryParameters: true }), fc.boolean())),
        async (urls) => {
          const body = urls.map(
            ([url, isCdata]) => `<url><loc>${isCdata ? `<![CDATA[${url}]]>` : escape(url)}</loc></url>`,
          );
          expect(await urlsOf(urlset(body.join('\n')))).toEqual(urls.map(([url]) => url));
        },
      ),
    );
  });
});
