/** Reads W3C extended logs, of IIS and CloudFront among others: the lines themselves say which fields follow. */
import type { ReadLine } from './log-record.ts';
import { type NamedValues, partOf, recordOfValues } from './named-fields.ts';

interface Column {
  readonly at: number;
  readonly part: keyof NamedValues;
}

/** The best column for each part. */
function columnsOf(fields: readonly string[]): readonly Column[] {
  const best = new Map<keyof NamedValues, { readonly rank: number; readonly at: number }>();
  for (const [at, field] of fields.entries()) {
    const known = partOf(field);
    if (known === null) continue;
    const before = best.get(known.part);
    if (before === undefined || known.rank < before.rank) best.set(known.part, { rank: known.rank, at });
  }
  return [...best].map(([part, { at }]) => ({ at, part }));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** IIS writes + for a space, CloudFront encodes as in URLs, older logs twice. */
const plainAgent = (text: string): string =>
  text.includes('%') ? decode(decode(text)) : text.replaceAll('+', ' ');

/** Remembers the fields that the log declares, so each log needs a reader of its own. */
export function w3cReader(): ReadLine {
  let columns: readonly Column[] | null = null;
  return (line) => {
    if (line.startsWith('#')) {
      if (/^#Fields:/i.test(line)) columns = columnsOf(line.slice(8).trim().split(/\s+/));
      return 'skip';
    }
    if (columns === null) return null;
    const texts = line.split(line.includes('\t') ? '\t' : ' ');
    const values: NamedValues = {};
    for (const { at, part } of columns) {
      const text = texts[at];
      if (text === undefined) return null;
      if (text !== '-' || part === 'status') values[part] = text;
    }
    const { userAgent } = values;
    return recordOfValues(userAgent === undefined ? values : { ...values, userAgent: plainAgent(userAgent) });
  };
}
