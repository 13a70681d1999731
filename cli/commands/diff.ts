/** `pagewright diff BEFORE AFTER`: what is fixed, new and left between two reports or baselines of a site. */
import { parseArgs } from 'node:util';
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
import { words } from '../words/words.ts';

const placesMax = 5;

async function readReport(file: string): Promise<Analysis> {
  const analysis = await readAnalysis(file);
  if (analysis === null) throw new UsageError(words.files.none({ file }));
  return analysis;
}

const scoreOf = (value: number | null): string =>
  value === null ? words.diff.noScore : String(wholeScore(value));

function ruleLines({ title, severity, ruleId, findings }: RuleChange, paint: Paint): string[] {
  const places = findings.map(({ url, subject }) => url ?? subject ?? words.report.wholeSite);
  return [
    `  ${paint.severity(severity, severityLabels[severity])}  ${title} ${paint.dim(`[${ruleId}]`)}`,
    ...places
      .slice(0, placesMax)
      .map((place) => `    ${paint.dim(`- ${place.replaceAll(/\p{Cc}/gu, ' ')}`)}`),
    ...(places.length > placesMax
      ? [`    ${paint.dim(`- ${words.gate.more({ count: places.length - placesMax })}`)}`]
      : []),
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
    words.diff.scores({ before: scoreOf(score.before), after: scoreOf(score.after), ...counts }),
    ...changes.notCompared.map((note) => paint.dim(note)),
    ...(pages.added.length === 0 ? [] : [words.diff.added({ pages: pages.added.length })]),
    ...(pages.removed.length === 0 ? [] : [words.diff.removed({ pages: pages.removed.length })]),
    ...section(words.diff.new, changes.added, paint),
    ...section(words.diff.fixed, changes.fixed, paint),
    ...section(words.diff.byNewRules, changes.byNewRules, paint),
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
    throw new UsageError(words.diff.nameTwo);
  if (values.format !== 'text' && values.format !== 'json')
    throw new UsageError(words.diff.format({ format: values.format }));
  const changes = compareAnalyses(await readReport(before), await readReport(after));
  const paint = createPaint(wantsColors(stdout, env, values.color));
  stdout.write(values.format === 'json' ? `${JSON.stringify(changes, null, 2)}\n` : describe(changes, paint));
  return exitCodes.fine;
}
