/** `pagewright audit`: audits a site, writes the report in the wanted formats, and lets the gate decide the exit code. */

import { readFile, writeFile } from 'node:fs/promises';
import { text as readStream } from 'node:stream/consumers';
import type { Analysis } from '@pagewright/contract/entities/analysis';
import { speedBudgets } from '@pagewright/engine/gate/budgets';
import { checkGate, type GateResult } from '@pagewright/engine/gate/gate';
import { defaultMaxPages } from '../audit/audit-options.ts';
import { openModel, summarize } from '../audit/open-model.ts';
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
import type { Terminal } from '../output/terminal.ts';
import { resolveTarget } from '../target/target.ts';
import { words } from '../words/words.ts';
import { auditLarge, largeAuditOf } from './audit-large.ts';

async function readUrls(file: string, { stdin }: Terminal): Promise<readonly string[]> {
  const text = await (file === '-' ? readStream(stdin) : readFile(file, 'utf8')).catch(() => {
    throw new UsageError(words.files.unread({ file }));
  });
  const lines = text.split('\n').map((line) => line.trim());
  const urls = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (urls.length === 0) throw new UsageError(words.target.noUrl({ file }));
  return urls;
}

async function targetsOf(
  { targets, urlsFile, resume }: AuditFlags,
  config: Config,
  terminal: Terminal,
): Promise<readonly string[]> {
  if (urlsFile !== undefined) return [...targets, ...(await readUrls(urlsFile, terminal))];
  if (targets.length > 0 || resume !== undefined) return targets;
  return config.urls ?? (config.site === undefined ? [] : [config.site]);
}

/** The libraries behind the patterns are loaded only for those who use them. */
async function checkFields({ extract = [] }: Config): Promise<void> {
  if (extract.length === 0) return;
  const { whyInvalid } = await import('@pagewright/engine/fields/open-fields');
  for (const field of extract) {
    const fault = whyInvalid(field);
    if (fault !== null) throw new UsageError(words.flags.field({ name: field.name, fault }));
  }
}

function checkConfig(config: Config): void {
  const unknown = Object.keys(config.rules ?? {}).find((id) => !isRule(id));
  if (unknown !== undefined) throw new UsageError(unknownRule(unknown));
  const needsBrowser = speedBudgets.find((name) => config.budgets?.[name] !== undefined);
  if (needsBrowser !== undefined && config.browser !== true)
    throw new UsageError(words.gate.needsBrowser({ name: needsBrowser }));
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
  if (file !== undefined && baseline === null) throw new UsageError(words.gate.noBaseline({ file }));
  const failOn = config.failOn ?? (baseline === null ? null : 'warning');
  return checkGate({ analysis, baseline, failOn, budgets });
}

async function updateBaseline(analysis: Analysis, { baseline }: Config, { stderr }: Terminal): Promise<void> {
  if (baseline === undefined) throw new UsageError(words.gate.needsFile);
  const isChanged = await writeBaseline(baseline, analysis);
  stderr.write(`${(isChanged ? words.gate.written : words.gate.unchanged)({ file: baseline })}\n`);
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
  if (passed) return words.gate.passedLine;
  const exceeded = budgets.filter(({ state }) => state === 'exceeded').length;
  return words.gate.failedOver({ findings: failures.length, exceeded });
}

/** Null without `--ai`. */
async function openModelOf({ output }: AuditFlags, config: Config, { env, stderr, signal }: Terminal) {
  if (!output.ai) return null;
  if (config.suggestions === false) throw new UsageError(words.model.notWithout);
  const say = (line: string): void => void (output.quiet || stderr.write(`${line}\n`));
  return openModel({ config, env, maxPages: config.maxPages ?? defaultMaxPages, say, signal });
}

export async function auditCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const flags = readFlags(args);
  const config = resolveSecrets(mergeConfig(await readConfig(flags.configFile), flags.config), terminal.env);
  checkConfig(config);
  await checkFields(config);
  const targets = await targetsOf(flags, config, terminal);
  const large = largeAuditOf(flags, config, targets);
  if (large !== null) {
    if (!large.isResumed) resolveTarget(targets);
    return auditLarge(large, flags, terminal);
  }
  const target = resolveTarget(targets);
  if (flags.output.updateBaseline && config.baseline === undefined)
    throw new UsageError(words.gate.needsFile);
  const model = await openModelOf(flags, config, terminal);
  const bar = createProgressBar(terminal.stderr, flags.output.quiet);
  const ports = { signal: terminal.signal, onProgress: bar.show, ...(model && { model }) };
  const auditWhole = async () => {
    try {
      return await runAudit(target, config, ports);
    } finally {
      bar.end();
      await model?.close();
    }
  };
  const result = await auditWhole();
  if (model !== null && !flags.output.quiet) terminal.stderr.write(`${summarize(result.analysis)}\n`);
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
