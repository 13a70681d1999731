/** Reads a CSV file as spreadsheets and Search Console write it: any separator, quotes, and where each row begins. */

export interface CsvRow {
  /** Counted from 1, as an editor shows it. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** UTF-16 is what Excel calls "Unicode text". */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

const separators = [',', ';', '\t'] as const;

/** The one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const line = (end === -1 ? text : text.slice(0, end)).replaceAll(/"[^"]*"/g, '');
  const counts = separators.map((each) => line.split(each).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Behind the closing quote of a cell that begins at `start`, and what it says. */
function quotedCell(text: string, start: number): { readonly cell: string; readonly end: number } {
  let from = start + 1;
  let cell = '';
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { cell: cell + text.slice(from), end: text.length };
    cell += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { cell, end: quote + 1 };
    cell += '"';
    from = quote + 2;
  }
}

const isRowEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r' || sign === undefined;

const countLines = (text: string, from: number, to: number): number => {
  let lines = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
};

/** Empty rows are left out. */
export function readCsv(text: string): readonly CsvRow[] {
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const start = at;
    const cells: string[] = [];
    for (;;) {
      const { cell, end } = text[at] === '"' ? quotedCell(text, at) : { cell: '', end: at };
      let stop = end;
      while (text[stop] !== separator && !isRowEnd(text[stop])) stop += 1;
      cells.push((cell + text.slice(end, stop)).trim());
      at = stop + 1;
      if (text[stop] === separator) continue;
      if (text[stop] === '\r' && text[at] === '\n') at += 1;
      break;
    }
    if (cells.some((cell) => cell !== '')) rows.push({ line, cells });
    line += Math.max(1, countLines(text, start, at));
  }
  return rows;
}
