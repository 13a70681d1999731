/** Finds out in which format a log is, by its first lines. */
import { compileFormat } from './format-string.ts';
import { jsonReader } from './json-lines.ts';
import type { LogFormat, ReadLine } from './log-record.ts';
import { parseTime } from './parse-time.ts';
import { w3cReader } from './w3c-lines.ts';

/** How many lines are looked at. */
export const sampleLines = 50;

const combined = '%h %l %u %t "%r" %>s %b "%{Referer}i" "%{User-Agent}i"';
const common = '%h %l %u %t "%r" %>s %b';

/** The most fields first: the shorter ones read lines of the longer ones too. */
const written: readonly (readonly [name: string, format: string])[] = [
  ['combined', combined],
  ['combined', `%v:%p ${combined}`],
  ['combined', `%v ${combined}`],
  ['common', common],
  ['common', `%v:%p ${common}`],
  ['common', `%v ${common}`],
];

function candidates(): LogFormat[] {
  const texts = written.flatMap(([name, format]) => {
    const read = compileFormat(format);
    return read === null ? [] : [{ name, read }];
  });
  return [{ name: 'w3c', read: w3cReader() }, { name: 'json', read: jsonReader() }, ...texts];
}

function reads(read: ReadLine, lines: readonly string[]): number {
  return lines.filter((line) => {
    const record = read(line);
    return record !== null && (record === 'skip' || parseTime(record.time) !== null);
  }).length;
}

/** Caddy's are JSON lines that say so. */
const nameOf = (name: string, lines: readonly string[]): string => {
  if (name === 'json' && lines.some((line) => line.includes('"http.log.access'))) return 'caddy';
  if (name === 'w3c' && lines.some((line) => /^#Fields:.*\bx-edge-location\b/i.test(line)))
    return 'cloudfront';
  return name;
};

/** The format that reads most of the lines, and at least half of them; null when there is none. */
export function recognizeFormat(lines: readonly string[]): LogFormat | null {
  const given = lines.filter((line) => line.trim() !== '').slice(0, sampleLines);
  const counted = candidates().map((format) => ({ format, count: reads(format.read, given) }));
  const most = Math.max(...counted.map(({ count }) => count));
  const best = counted.find(({ count }) => count === most);
  if (best === undefined || most === 0 || most * 2 < given.length) return null;
  // The sample is read again with the rest: what the reader has remembered of it does no harm.
  return { name: nameOf(best.format.name, given), read: best.format.read };
}
