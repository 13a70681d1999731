/** `pagewright logs FILE...`: what crawlers do on a site, from its server's logs. */
import { createReadStream } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { analyzeLogs, type LogFile, type LogRefusal } from '@pagewright/engine/logs/analyze-logs';
import { joinCrawl } from '@pagewright/engine/logs/join-crawl';
import { renderLogsCsv } from '@pagewright/engine/report/logs-csv';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { readAnalysis } from '../gate/baseline.ts';
import { renderLogsText } from '../logs/logs-text.ts';
import { openVerification } from '../logs/verification.ts';
import { createPaint, wantsColors } from '../output/paint.ts';
import type { Terminal } from '../output/terminal.ts';
import { words } from '../words/words.ts';

const pieceBytes = 256 * 1024;
const formats = new Set(['text', 'json', 'csv']);

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  site: text,
  crawl: text,
  'log-format': text,
  ranges: text,
  verify: flag,
  format: { type: 'string', default: 'text' },
  output: { type: 'string', short: 'o' },
  color: flag,
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, allowNegative: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function openLog(name: string, { stdin, signal }: Terminal): Promise<LogFile> {
  if (name === '-') return { name, bytes: stdin as AsyncIterable<Uint8Array> };
  await access(name).catch(() => {
    throw new UsageError(words.files.none({ file: name }));
  });
  return { name, bytes: createReadStream(name, { highWaterMark: pieceBytes, signal }) };
}

/** Opened one after the other, as they are read. */
async function* openLogs(names: readonly string[], terminal: Terminal): AsyncGenerator<LogFile> {
  for (const name of names) yield await openLog(name, terminal);
}

async function readCrawl(file: string | undefined): Promise<Analysis | null> {
  if (file === undefined) return null;
  const analysis = await readAnalysis(file);
  if (analysis === null) throw new UsageError(words.files.none({ file }));
  return analysis;
}

/** Files of one's own may be of any length. */
const refusals: Readonly<
  Record<Exclude<LogRefusal['code'], 'too-long'>, (data: { name: string }) => string>
> = {
  'format-string': (data) => words.logs.formatString(data),
  'unknown-format': (data) => words.logs.unknownFormat(data),
  'damaged-gzip': (data) => words.logs.damagedGzip(data),
};

const isFileError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error;

async function analyze(
  names: readonly string[],
  terminal: Terminal,
  logOptions: Parameters<typeof analyzeLogs>[1],
) {
  try {
    const outcome = await analyzeLogs(openLogs(names, terminal), logOptions);
    if (outcome.kind === 'read') return outcome.summary;
    const { code, name } = outcome.refusal;
    if (code === 'too-long') throw new Error(code);
    throw new UsageError(refusals[code]({ name }));
  } catch (error) {
    if (!isFileError(error)) throw error;
    throw new UsageError(words.files.unreadBecause({ file: error.path ?? '', error: error.message }));
  }
}

export async function logsCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = read(args);
  if (positionals.length === 0) throw new UsageError(words.logs.nameFiles);
  if (!formats.has(values.format)) throw new UsageError(words.logs.format({ format: values.format }));
  const crawl = await readCrawl(values.crawl);
  const site = values.site ?? crawl?.domain;
  const summary = await analyze(positionals, terminal, {
    ...(site !== undefined && { site }),
    ...(values['log-format'] !== undefined && { format: values['log-format'] }),
    verification: await openVerification(values.ranges, values.verify === true),
  });
  const join =
    crawl === null
      ? null
      : joinCrawl(summary, { pages: crawl.pages.map(({ url }) => url), found: crawl.coverage.entries });
  const paint = createPaint(
    values.output === undefined && wantsColors(terminal.stdout, terminal.env, values.color),
  );
  const rendered =
    values.format === 'json'
      ? `${JSON.stringify({ ...summary, ...(join !== null && { crawl: join }) }, null, 2)}\n`
      : values.format === 'csv'
        ? renderLogsCsv(summary)
        : renderLogsText(summary, join, paint);
  if (values.output === undefined) terminal.stdout.write(rendered);
  else await writeFile(values.output, rendered);
  return exitCodes.fine;
}
