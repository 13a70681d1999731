/** Reads CSV strictly by RFC 4180; throws on anything else. */

export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  let row: string[] = [];
  let at = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    at = pattern.lastIndex;
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  if (at !== text.length) throw new Error(`This is no CSV from character ${at} on.`);
  return rows;
}
