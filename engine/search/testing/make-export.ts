/** Makes exports of Search Console for tests: the sheets and names of its ZIP, in several languages. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZippedText {
  readonly name: string;
  readonly text: string | Uint8Array;
}

/** A ZIP with deflated files, as Search Console writes it. */
export function makeZip(files: readonly ZippedText[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of files) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const nameBytes = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x0800, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), head, nameBytes, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, rest, nameBytes]));
    parts.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, entries, end]);
}

export interface ExportNames {
  readonly files: readonly [
    queries: string,
    pages: string,
    countries: string,
    devices: string,
    chart: string,
    filters: string,
  ];
  readonly figures: string;
  readonly keys: readonly [query: string, page: string, country: string, device: string, day: string];
  readonly countries: readonly [string, string];
}

export const english: ExportNames = {
  files: ['Queries.csv', 'Pages.csv', 'Countries.csv', 'Devices.csv', 'Chart.csv', 'Filters.csv'],
  figures: 'Clicks,Impressions,CTR,Position',
  keys: ['Top queries', 'Top pages', 'Country', 'Device', 'Date'],
  countries: ['Germany', 'Austria'],
};

export const german: ExportNames = {
  files: ['Suchanfragen.csv', 'Seiten.csv', 'Länder.csv', 'Geräte.csv', 'Diagramm.csv', 'Filter.csv'],
  figures: 'Klicks,Impressionen,CTR,Position',
  keys: ['Häufigste Suchanfragen', 'Die häufigsten Seiten', 'Land', 'Gerät', 'Datum'],
  countries: ['Deutschland', 'Österreich'],
};

/** A language that no table knows. */
export const invented: ExportNames = {
  files: ['Zoruk.csv', 'Palen.csv', 'Landun.csv', 'Apparun.csv', 'Tagun.csv', 'Filtun.csv'],
  figures: 'Kliku,Impresu,KTR,Pozicu',
  keys: ['Plej zoruk', 'Plej palen', 'Landu', 'Apparu', 'Tagu'],
  countries: ['Germanu', 'Aŭstru'],
};

export type Row = readonly [key: string, clicks: number, impressions: number, position: number];

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const sheetOf = (header: string, rows: readonly Row[]): string =>
  [
    header,
    ...rows.map(([key, clicks, impressions, position]) =>
      [
        quoted(key),
        clicks,
        impressions,
        `${((clicks / (impressions || 1)) * 100).toFixed(2)}%`,
        position,
      ].join(','),
    ),
    '',
  ].join('\n');

export function exportFiles(
  { files, figures, keys, countries }: ExportNames,
  rows: { readonly queries: readonly Row[]; readonly pages: readonly Row[]; readonly days: readonly Row[] },
): ZippedText[] {
  const [query, page, country, device, day] = keys;
  const texts = [
    sheetOf(`${query},${figures}`, rows.queries),
    sheetOf(`${page},${figures}`, rows.pages),
    sheetOf(`${country},${figures}`, [
      [countries[0], 50, 900, 8.1],
      [countries[1], 9, 100, 9.4],
    ]),
    sheetOf(`${device},${figures}`, [
      ['Mobile', 40, 700, 8],
      ['Desktop', 19, 300, 9],
    ]),
    sheetOf(`${day},${figures}`, rows.days),
    'Filter,Value\nSearch type,Web\nDate,Last 28 days\n',
  ];
  return files.map((name, at) => ({ name, text: texts[at] ?? '' }));
}
