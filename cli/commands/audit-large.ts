/** `pagewright audit` of a large site: with a work file, progress with an estimate, and reports that are written row by row. */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { allRules } from '@pagewright/engine/audit/rules/all';
import { streamCsv } from '@pagewright/engine/report/csv';
import { renderLargeHtml } from '@pagewright/engine/report/large-html';
import { type LargeAudit, type LargeResult, runLargeAudit } from '../audit/large-audit.ts';
import type { Config } from '../config/config.ts';
import type { AuditFlags, Format, OutputOptions } from '../config/flags.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { renderLargeText } from '../output/large-text.ts';
import { createPaint, wantsColors } from '../output/paint.ts';
import { createCrawlMeter } from '../output/progress.ts';
import type { Terminal } from '../output/terminal.ts';
import { words } from '../words/words.ts';
import { countFindings, fieldNamesOf, reportRowsOf } from '../work-file/report-rows.ts';

/** Audits that may have more pages are kept in a work file unless they ask for what needs all pages in memory. */
const inMemoryMax = 2000;
/** More do not fit. */
const wholeReportMax = 10_000;

const largeFormats: readonly Format[] = ['text', 'html', 'csv'];

/** What needs the whole report in memory; null when nothing does. */
function needsWholeReport({ output }: AuditFlags, config: Config): string | null {
  const formats = [output.format, ...output.reports.map(({ format }) => format)];
  const other = formats.find((format) => !largeFormats.includes(format));
  if (other !== undefined) return words.large.format({ format: other });
  if (output.ai) return '--ai';
  if (config.browser === true) return '--browser';
  if (config.baseline !== undefined) return '--baseline';
  if (Object.keys(config.budgets ?? {}).length > 0) return '--budget';
  return (config.accept ?? []).length > 0 ? words.large.accepting : null;
}

/** A name of its own for each audit, so that none overwrites another. */
const newFile = (target: string | undefined, at: Date): string => {
  const name = (target ?? 'site').replace(/^https?:\/\//, '').replaceAll(/[^\w.-]+/g, '-');
  return `pagewright-${name.replaceAll(/^-+|-+$/g, '')}-${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}.sqlite`;
};

/** Null for an audit that fits into memory. */
export function largeAuditOf(
  flags: AuditFlags,
  config: Config,
  targets: readonly string[],
): LargeAudit | null {
  const { workFile, resume } = flags;
  if (workFile !== undefined && resume !== undefined) throw new UsageError(words.large.resumeNames);
  const obstacle = needsWholeReport(flags, config);
  const isAsked = workFile !== undefined || resume !== undefined;
  const maxPages = config.maxPages ?? 0;
  if (!isAsked && (maxPages <= inMemoryMax || (obstacle !== null && maxPages <= wholeReportMax))) return null;
  if (obstacle !== null)
    throw new UsageError(
      words.large.needsMemory({ obstacle, most: wholeReportMax, formats: largeFormats.join(', ') }),
    );
  return {
    file: resume ?? workFile ?? newFile(targets[0], new Date()),
    isResumed: resume !== undefined,
    targets,
    config,
  };
}

async function writeCsvFile(file: string, { work }: LargeResult): Promise<void> {
  const stream = createWriteStream(file);
  for await (const text of streamCsv(reportRowsOf(work), fieldNamesOf(work)))
    if (!stream.write(text)) await once(stream, 'drain');
  stream.end();
  await once(stream, 'finish');
}

async function writeReport(
  format: Format,
  file: string | null,
  result: LargeResult,
  { color, all }: OutputOptions,
  { stdout, env }: Terminal,
): Promise<void> {
  if (format === 'csv') {
    if (file !== null) return writeCsvFile(file, result);
    for await (const text of streamCsv(reportRowsOf(result.work), fieldNamesOf(result.work)))
      stdout.write(text);
    return;
  }
  const hasColors = file === null && wantsColors(stdout, env, color);
  const text =
    format === 'html'
      ? await renderLargeHtml(result.report, reportRowsOf(result.work))
      : await renderLargeText(result.report, reportRowsOf(result.work), { hasColors, all });
  if (file === null) stdout.write(text);
  else await writeFile(file, text);
}

/** Times differ from run to run. */
const measuredTimes: readonly string[] = allRules.filter((rule) => rule.isMeasuredTime).map(({ id }) => id);

/** Null without a gate. */
function gateOf({ work }: LargeResult, { failOn }: Config): number | null {
  return failOn === undefined ? null : countFindings(work, failOn, measuredTimes);
}

export async function auditLarge(large: LargeAudit, flags: AuditFlags, terminal: Terminal): Promise<number> {
  const { output } = flags;
  const { stderr, env, signal } = terminal;
  const meter = createCrawlMeter(stderr, output.quiet, () => performance.now());
  let result: LargeResult;
  try {
    result = await runLargeAudit(large, { signal, onProgress: meter.show }).finally(meter.end);
  } catch (error) {
    if (!signal.aborted) throw error;
    stderr.write(`${words.large.interrupted({ file: large.file })}\n`);
    return exitCodes.cancelled;
  }
  try {
    await writeReport(output.format, output.output, result, output, terminal);
    for (const { format, file } of output.reports) await writeReport(format, file, result, output, terminal);
    if (!output.quiet) stderr.write(`${words.large.allIn({ file: large.file })}\n`);
    const failures = gateOf(result, large.config);
    if (failures === null) return exitCodes.fine;
    const paint = createPaint(wantsColors(stderr, env, output.color));
    if (!output.quiet)
      stderr.write(
        `${failures === 0 ? paint.good(words.gate.passedLine) : paint.bad(words.gate.failedLine({ findings: failures }))}\n`,
      );
    return failures === 0 ? exitCodes.fine : exitCodes.gateFailed;
  } finally {
    result.work.close();
  }
}
