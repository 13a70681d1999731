/** `pagewright diff BEFORE AFTER`: what is fixed, new and left between two reports or baselines of a site. */
import { parseArgs } from 'node:util';
import { countOf } from '@pagewright/contract/count-of';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { RuleChange, SiteChanges } from '@pagewright/contract/entities/site-changes';
import { wholeScore } from '@pagewright/contract/ratings';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { compareAnalyses } from '@pagewright/engine/changes/compare-analyses';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { readAnalysis } from '../gate/baseline.ts';
import { createPaint, type Paint, wantsColors } from '../output/paint.ts';
import type { Terminal } from '../output/terminal.ts';

const placesMax = 5;

async function readReport(file: string): Promise<Analysis> {
  const analysis = await readAnalysis(file);
  if (analysis === null) throw new UsageError(`There is no file ${file}.`);
  return analysis;
}

const scoreOf = (value: number | null): string => (value === null ? 'none' : String(wholeScore(value)));

function ruleLines({ title, severity, ruleId, findings }: RuleChange, paint: Paint): string[] {
  const places = findings.map(({ url, subject }) => url ?? subject ?? 'the whole site');
  return [
    `  ${paint.severity(severity, severityLabels[severity])}  ${title} ${paint.dim(`[${ruleId}]`)}`,
    ...places
      .slice(0, placesMax)
      .map((place) => `    ${paint.dim(`- ${place.replaceAll(/\p{Cc}/gu, ' ')}`)}`),
    ...(places.length > placesMax ? [`    ${paint.dim(`- and ${places.length - placesMax} more`)}`] : []),
  ];
}

const section = (name: string, changes: readonly RuleChange[], paint: Paint): string[] =>
  changes.length === 0
    ? []
    : ['', paint.bold(name), ...changes.flatMap((change) => ruleLines(change, paint))];

function describe(changes: SiteChanges, paint: Paint): string {
  const { domain, before, after, score, counts, pages } = changes;
  return `${[
    `${paint.bold(domain)}  ${before.date.slice(0, 10)} → ${after.date.slice(0, 10)}`,
    `Score ${scoreOf(score.before)} → ${scoreOf(score.after)}. ${counts.fixed} fixed, ${counts.added} new, ${counts.remaining} remaining.`,
    ...changes.notCompared.map((note) => paint.dim(note)),
    ...(pages.added.length === 0 ? [] : [`${countOf(pages.added.length, 'page')} added.`]),
    ...(pages.removed.length === 0 ? [] : [`${countOf(pages.removed.length, 'page')} removed.`]),
    ...section('New', changes.added, paint),
    ...section('Fixed', changes.fixed, paint),
    ...section('Changed because we updated these checks', changes.byNewRules, paint),
  ].join('\n')}\n`;
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: { format: { type: 'string', default: 'text' }, color: { type: 'boolean' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export async function diffCommand(args: readonly string[], { stdout, env }: Terminal): Promise<number> {
  const { values, positionals } = read(args);
  const [before, after, ...others] = positionals;
  if (before === undefined || after === undefined || others.length > 0)
    throw new UsageError('Name two reports: pagewright diff before.json after.json');
  if (values.format !== 'text' && values.format !== 'json')
    throw new UsageError(`--format takes text or json here, not "${values.format}".`);
  const changes = compareAnalyses(await readReport(before), await readReport(after));
  const paint = createPaint(wantsColors(stdout, env, values.color));
  stdout.write(values.format === 'json' ? `${JSON.stringify(changes, null, 2)}\n` : describe(changes, paint));
  return exitCodes.fine;
}
