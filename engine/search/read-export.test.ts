import { describe, expect, it } from 'vitest';
import { type ExportContext, type ReadExport, readUpload } from './read-export.ts';
import { english, exportFiles, german, invented, makeZip, type Row, sheetOf } from './testing/make-export.ts';

const context: ExportContext = { host: 'shop.example', range: null, today: '2026-11-19' };
const page = 'https://www.shop.example/mugs';
const rows = {
  queries: [
    ['porcelain mug', 12, 400, 7.2],
    ['mug, white', 3, 90, 11],
    ['tea cup', 1, 80, 14.5],
    ['2024 mug', 1, 30, 9],
  ] satisfies Row[],
  pages: [[page, 17, 600, 8.3]] satisfies Row[],
  days: [
    ['2026-10-20', 9, 310, 8],
    ['2026-10-19', 8, 290, 8.6],
  ] satisfies Row[],
};

function read(bytes: Uint8Array, given: Partial<ExportContext> = {}): ReadExport {
  const outcome = readUpload('the file', bytes, { ...context, ...given });
  if (outcome.kind === 'refused') throw new Error(outcome.sentence);
  return outcome.read;
}

function refusal(bytes: Uint8Array, given: Partial<ExportContext> = {}): string {
  const outcome = readUpload('the file', bytes, { ...context, ...given });
  return outcome.kind === 'refused' ? outcome.sentence : 'it was read';
}

const csv = (text: string): Buffer => Buffer.from(text);

describe('an export', () => {
  it.each([
    ['English', english],
    ['German', german],
    ['a language that no table knows', invented],
  ])('is read whole in %s', (_, names) => {
    const { period, days, isRangeAssumed } = read(makeZip(exportFiles(names, rows)));
    expect(period).toMatchObject({ from: '2026-10-19', to: '2026-10-20' });
    expect(period.queries.map(({ query, clicks }) => [query, clicks])).toEqual([
      ['porcelain mug', 12],
      ['mug, white', 3],
      ['tea cup', 1],
      ['2024 mug', 1],
    ]);
    expect(period.pages).toEqual([{ url: page, clicks: 17, impressions: 600, position: 8.3 }]);
    expect(days.map(({ day }) => day)).toEqual(['2026-10-19', '2026-10-20']);
    expect(isRangeAssumed).toBe(false);
  });

  it('of one page says which queries lead there', () => {
    expect(read(makeZip(exportFiles(english, rows))).period.pairs[0]).toMatchObject({
      url: page,
      query: 'porcelain mug',
    });
    const more: Row[] = [...rows.pages, ['https://www.shop.example/', 1, 10, 5]];
    expect(read(makeZip(exportFiles(english, { ...rows, pages: more }))).period.pairs).toEqual([]);
  });

  it.each([
    [
      'with semicolons and decimal commas',
      'Suchanfrage;Klicks;Impressionen;CTR;Position\nbecher weiß;1.234;56.789;2,17 %;7,25\n',
    ],
    ['with tabs in UTF-16', null],
    [
      'with spaces between thousands',
      'Requête,Clics,Impressions,CTR,Position\nbecher weiß,1 234,56 789,"2,17 %","7,25"\n',
    ],
    [
      'with Arabic digits',
      'الاستعلامات,Clicks,Impressions,CTR,Position\nbecher weiß,١٢٣٤,٥٦٧٨٩,٢٫١٧٪,٧٫٢٥\n',
    ],
  ])('is read %s', (_, text) => {
    const wide = 'Query\tClicks\tImpressions\tCTR\tPosition\r\nbecher weiß\t1234\t56789\t0.0217\t7.25\r\n';
    const bytes =
      text === null ? Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(wide, 'utf16le')]) : csv(text);
    expect(read(bytes).period.queries).toEqual([
      { query: 'becher weiß', clicks: 1234, impressions: 56_789, position: 7.25 },
    ]);
  });

  it('of pages and queries together has pairs, and sums over days', () => {
    const text = [
      'date,page,query,clicks,impressions,ctr,position',
      `2026-10-19,${page},mug,1,10,0.1,4`,
      `2026-10-20,${page},mug,2,30,0.066,8`,
      `2026-10-20,${page}-2,mug,0,5,0,12`,
    ].join('\n');
    const { period } = read(csv(text));
    expect(period.pairs[0]).toEqual({ url: page, query: 'mug', clicks: 3, impressions: 40, position: 7 });
    expect(period.queries).toEqual([
      { query: 'mug', clicks: 3, impressions: 45, position: 7.555555555555555 },
    ]);
    expect(period).toMatchObject({ from: '2026-10-19', to: '2026-10-20' });
  });

  it('of a comparison has both periods', () => {
    const twice =
      'Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position';
    const range = { from: '2026-10-01', to: '2026-10-28' };
    const { period, before } = read(csv(`Top pages,${twice}\n${page},5,9,100,110,5%,8%,4,3\n`), { range });
    expect(period.pages).toEqual([{ url: page, clicks: 5, impressions: 100, position: 4 }]);
    expect(before).toMatchObject({
      from: '2026-09-03',
      to: '2026-09-30',
      pages: [{ clicks: 9, impressions: 110, position: 3 }],
    });
  });

  it('without dates takes the days that are known, else three months', () => {
    const text = sheetOf(`Top pages,${english.figures}`, rows.pages);
    const range = { from: '2026-10-01', to: '2026-10-28' };
    expect(read(csv(text), { range })).toMatchObject({ period: range, isRangeAssumed: false });
    expect(read(csv(text))).toMatchObject({
      period: { from: '2026-08-19', to: '2026-11-17' },
      isRangeAssumed: true,
    });
  });
});

describe('a file that is not an export', () => {
  it.each([
    [
      'a broken count',
      'Query,Clicks,Impressions,CTR,Position\nmug,1,10,10%,3\ncup,many,10,10%,3',
      'the file, line 3, column Clicks: “many” is not a whole number.',
    ],
    [
      'a value that is missing',
      'Query,Clicks,Impressions,CTR,Position\nmug,1',
      'the file, line 2, column Impressions: This row has no value here.',
    ],
    [
      'columns in another order',
      'Query,Impressions,Clicks,CTR,Position\nmug,100,1,1%,3',
      'the file, line 2, column Impressions: 100 clicks of 1 impressions cannot be.',
    ],
    [
      'a page that is no URL',
      `Page,Clicks,Impressions,CTR,Position\n${`${page},1,10,10%,3\n`.repeat(5)}mugs,1,10,10%,3`,
      'the file, line 7, column Page: “mugs” is not a URL.',
    ],
    [
      'a position that is no number',
      'Query,Clicks,Impressions,CTR,Position\nmug,1,10,10%,high',
      'column Position: “high” is not a number.',
    ],
    [
      'another table',
      'Name,Age,Town\nAnn,7,Rome\nBob,8,Oslo',
      'line 1, column Age: After the first column there must be clicks',
    ],
    ['a sentence', 'Hello there', 'neither pages nor queries'],
    ['nothing', '', 'neither pages nor queries'],
    ['a picture', '\x89PNG\0\0\0', 'This is not a CSV file.'],
  ])('is refused: %s', (_, text, sentence) => {
    expect(refusal(Buffer.from(text, 'utf8'))).toContain(sentence);
  });

  it('is refused when it is of another site', () => {
    const other: Row[] = [['https://other.example/', 5, 50, 3]];
    expect(refusal(makeZip(exportFiles(english, { ...rows, pages: other })))).toBe(
      'These figures are of other.example, and this site is shop.example. Import them on the page of that site, or choose the right property in Search Console.',
    );
  });

  it('is refused when a line within a quoted cell moved the lines', () => {
    const text = 'Query,Clicks,Impressions,CTR,Position\n"two\nlines",1,10,10%,3\ncup,x,10,10%,3';
    expect(refusal(csv(text))).toContain('line 4, column Clicks');
  });

  it('is refused when it unpacks to far more than it is', () => {
    const bomb = makeZip([{ name: 'Queries.csv', text: Buffer.alloc(120 * 1024 * 1024, 'a') }]);
    expect(bomb.length).toBeLessThan(200_000);
    expect(refusal(bomb)).toContain('unpacks to more than 100 MB');
  });

  it.each([
    ['cut off', (zip: Buffer) => zip.subarray(0, zip.length - 30)],
    ['damaged', (zip: Buffer) => Buffer.concat([zip.subarray(0, 60), Buffer.alloc(20), zip.subarray(80)])],
    ['of its first two letters', () => Buffer.from('PK')],
  ])('is refused when the ZIP is %s', (_, change) => {
    expect(refusal(change(makeZip(exportFiles(english, rows))))).toContain('could not be unpacked');
  });

  it('is refused when it is a spreadsheet, or has no CSV file', () => {
    expect(refusal(makeZip([{ name: 'xl/workbook.xml', text: '<x/>' }]))).toContain('Excel');
    expect(refusal(makeZip([{ name: 'notes.txt', text: 'x' }]))).toContain('no CSV file');
  });
});
