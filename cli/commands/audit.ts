/** `pagewright audit`: audits a site, writes the report in the wanted formats, and lets the gate decide the exit code. */
import { readFile, writeFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { speedBudgets } from '@pagewright/engine/gate/budgets';
import { checkGate, type GateResult } from '@pagewright/engine/gate/gate';
import { type AuditResult, runAudit } from '../audit/run-audit.ts';
import type { Config } from '../config/config.ts';
import { type AuditFlags, mergeConfig, type OutputOptions, readFlags } from '../config/flags.ts';
import { isRule, readConfig, resolveSecrets, unknownRule } from '../config/read-config.ts';
import { exitCodes } from '../errors/exit-codes.ts';
import { UsageError } from '../errors/usage-error.ts';
import { readAnalysis, writeBaseline } from '../gate/baseline.ts';
import { createPaint, wantsColors } from '../output/paint.ts';
import { createProgressBar } from '../output/progress.ts';
import { renderReport } from '../output/render-report.ts';
import { resolveTarget, type Target } from '../target/target.ts';

/** What the command reads and writes: the process, or a test. */
export interface Terminal {
  readonly stdout: Pick<NodeJS.WriteStream, 'write'> & {
    readonly isTTY?: boolean;
    readonly hasColors?: () => boolean;
  };
  readonly stderr: Pick<NodeJS.WriteStream, 'write'> & {
    readonly isTTY?: boolean;
    readonly columns?: number;
  };
  readonly stdin: NodeJS.ReadableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
}

async function readUrls(file: string, { stdin }: Terminal): Promise<readonly string[]> {
  const text = await (file === '-' ? readStream(stdin) : readFile(file, 'utf8')).catch(() => {
    throw new UsageError(`${file} could not be read.`);
  });
  const lines = text.split('\n').map((line) => line.trim());
  const urls = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (urls.length === 0) throw new UsageError(`${file} has no URL in it.`);
  return urls;
}

async function targetOf(
  { targets, urlsFile }: AuditFlags,
  config: Config,
  terminal: Terminal,
): Promise<Target> {
  if (urlsFile !== undefined) return resolveTarget([...targets, ...(await readUrls(urlsFile, terminal))]);
  if (targets.length > 0) return resolveTarget(targets);
  return resolveTarget(config.urls ?? (config.site === undefined ? [] : [config.site]));
}

function checkConfig(config: Config): void {
  const unknown = Object.keys(config.rules ?? {}).find((id) => !isRule(id));
  if (unknown !== undefined) throw new UsageError(unknownRule(unknown));
  const needsBrowser = speedBudgets.find((name) => config.budgets?.[name] !== undefined);
  if (needsBrowser !== undefined && config.browser !== true)
    throw new UsageError(`The budget ${needsBrowser} is measured in a browser: add --browser.`);
}

const isGated = ({ baseline, failOn, budgets }: Config): boolean =>
  baseline !== undefined || failOn !== undefined || Object.keys(budgets ?? {}).length > 0;

/** Null when nothing was asked of the site. */
async function gateOf(analysis: Analysis, config: Config, isUpdate: boolean): Promise<GateResult | null> {
  if (!isGated(config)) return null;
  const { baseline: file, budgets = {} } = config;
  // The new state is accepted as it is; only budgets hold.
  if (isUpdate) return checkGate({ analysis, baseline: null, failOn: null, budgets });
  const baseline = file === undefined ? null : await readAnalysis(file);
  if (file !== undefined && baseline === null)
    throw new UsageError(`There is no baseline ${file}. Make it with --update-baseline, then commit it.`);
  const failOn = config.failOn ?? (baseline === null ? null : 'warning');
  return checkGate({ analysis, baseline, failOn, budgets });
}

async function updateBaseline(analysis: Analysis, { baseline }: Config, { stderr }: Terminal): Promise<void> {
  if (baseline === undefined) throw new UsageError('--update-baseline needs --baseline FILE.');
  const isChanged = await writeBaseline(baseline, analysis);
  stderr.write(`${isChanged ? 'Baseline written' : 'Baseline unchanged'}: ${baseline}\n`);
}

async function writeReports(
  { analysis, notes, locate }: AuditResult,
  gate: GateResult | null,
  output: OutputOptions,
  { stdout, env }: Terminal,
): Promise<void> {
  const hasColors = output.output === null && wantsColors(stdout, env, output.color);
  const options = { gate, notes, locate, all: output.all, maxTokens: output.maxTokens };
  const report = renderReport(output.format, analysis, { ...options, hasColors });
  if (output.output === null) stdout.write(report);
  else await writeFile(output.output, report);
  for (const { format, file } of output.reports)
    await writeFile(file, renderReport(format, analysis, { ...options, hasColors: false }));
}

/** One line for the log of a pipeline whose report goes elsewhere. */
function verdictOf({ passed, failures, budgets }: GateResult): string {
  if (passed) return 'Gate passed.';
  const exceeded = budgets.filter(({ state }) => state === 'exceeded').length;
  return `Gate failed: ${failures.length} ${failures.length === 1 ? 'finding' : 'findings'}, ${exceeded} over budget.`;
}

export async function auditCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = readFlags(args);
  const config = resolveSecrets(mergeConfig(await readConfig(flags.configFile), flags.config), terminal.env);
  checkConfig(config);
  const target = await targetOf(flags, config, terminal);
  if (flags.output.updateBaseline && config.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline FILE.');
  const bar = createProgressBar(terminal.stderr, flags.output.quiet);
  const result = await runAudit(target, config, { signal: terminal.signal, onProgress: bar.show }).finally(
    bar.end,
  );
  const gate = await gateOf(result.analysis, config, flags.output.updateBaseline);
  await writeReports(result, gate, flags.output, terminal);
  if (flags.output.updateBaseline) {
    await updateBaseline(result.analysis, config, terminal);
    const isOver = gate?.budgets.some(({ state }) => state === 'exceeded') === true;
    return isOver ? exitCodes.gateFailed : exitCodes.fine;
  }
  if (gate === null) return exitCodes.fine;
  const isShown = flags.output.format === 'text' && flags.output.output === null;
  if (!isShown && !flags.output.quiet) {
    const paint = createPaint(wantsColors(terminal.stderr, terminal.env, flags.output.color));
    terminal.stderr.write(`${gate.passed ? paint.good(verdictOf(gate)) : paint.bad(verdictOf(gate))}\n`);
  }
  return gate.passed ? exitCodes.fine : exitCodes.gateFailed;
}
