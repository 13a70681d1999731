/** Audits a site whose pages do not fit into memory: they are kept in a work file, from which an interrupted audit resumes. */

import type { AuditProgress } from '@pagewright/engine/pipeline/audit-ports';
import { auditSite } from '@pagewright/engine/pipeline/audit-site';
import { type SiteReport, siteReportOf } from '@pagewright/engine/report/site-report';
import { Config } from '../config/config.ts';
import { AuditError, UsageError } from '../errors/usage-error.ts';
import { readVersion } from '../output/version.ts';
import { resolveTarget } from '../target/target.ts';
import { words } from '../words/words.ts';
import { WorkFile } from '../work-file/work-file.ts';
import { auditOptionsOf } from './audit-options.ts';
import { createClient, type OpenTarget, openTarget } from './open-target.ts';
import { withAdvice } from './run-audit.ts';

/** What an audit is asked for: as typed, and as the configuration has it. */
export interface LargeAudit {
  readonly file: string;
  readonly isResumed: boolean;
  /** Empty to resume what the file names. */
  readonly targets: readonly string[];
  readonly config: Config;
}

export interface LargePorts {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: AuditProgress) => void;
}

/** How fast and what is reported may differ when an audit is resumed; what is crawled and checked may not. */
const mayDiffer = ['concurrency', 'delayMs', 'failOn', 'suggestions', '$schema', 'site', 'urls'] as const;
/** Never written to a file. */
const secrets = ['headers', 'cookies', 'basicAuth'] as const;
const flagOf = { headers: '--header', cookies: '--cookie', basicAuth: '--basic-auth' } as const;

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

/** The options that decide what is crawled and checked. */
const lastingOf = (config: Config): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(config).filter(([name]) => !isOneOf(mayDiffer, name) && !isOneOf(secrets, name)),
  );

const optionsOf = (config: Config): string =>
  JSON.stringify({
    config: lastingOf(config),
    secrets: secrets.filter((name) => config[name] !== undefined),
  });

/** The configuration of the interrupted audit; throws a UsageError where it differs from what is asked for now. */
function resumedConfig(work: WorkFile, { file, targets, config }: LargeAudit): Config {
  const { target, options } = work.header;
  const stored: { config: Record<string, unknown>; secrets: (typeof secrets)[number][] } =
    JSON.parse(options);
  if (targets.length > 0 && JSON.stringify(targets) !== target)
    throw new UsageError(
      words.workFile.ofOther({ file, target: JSON.parse(target).join(' '), targets: targets.join(' ') }),
    );
  for (const [name, value] of Object.entries(lastingOf(config)))
    if (JSON.stringify(value) !== JSON.stringify(stored.config[name]))
      throw new UsageError(
        words.workFile.otherOption({
          file,
          name,
          before: JSON.stringify(stored.config[name] ?? words.workFile.notSet),
          now: JSON.stringify(value),
        }),
      );
  for (const name of stored.secrets)
    if (config[name] === undefined) throw new UsageError(words.workFile.secret({ file, flag: flagOf[name] }));
  return { ...Config.parse(stored.config), ...config };
}

/** A crawl of this size takes as long as it takes, and may have more sitemaps than a small one. */
const limitsFor = (maxPages: number) => ({
  scanMs: 2 ** 31 - 1,
  sitemapsMs: 30 * 60_000,
  sitemapUrls: Math.max(50_000, maxPages),
  sitemapFiles: 20 + Math.ceil(maxPages / 5000),
});

async function crawlAndCheck(
  work: WorkFile,
  config: Config,
  open: OpenTarget,
  { signal, onProgress }: LargePorts,
): Promise<SiteReport> {
  const startedAt = new Date(work.header.startedAt);
  const options = auditOptionsOf(config, open, startedAt.getTime());
  const client = createClient(open, config, limitsFor(options.maxPages));
  try {
    const today = work.header.startedAt.slice(0, 10);
    const site = await auditSite(options, { client, today, onProgress, rows: work }, signal);
    if (site.failure !== null) throw new AuditError(withAdvice(site.failure, site.failedBy));
    work.finishSite(site.siteIssues, site.coverage.entries);
    const report = siteReportOf({ ...site, domain: options.domain, date: startedAt });
    work.setReport(JSON.stringify(report));
    return report;
  } finally {
    await client.close();
  }
}

export interface LargeResult {
  readonly work: WorkFile;
  readonly report: SiteReport;
}

/** The caller closes the work file. A finished one is reported again, without a request. */
export async function runLargeAudit(audit: LargeAudit, ports: LargePorts): Promise<LargeResult> {
  const { file, isResumed, targets } = audit;
  const work = isResumed
    ? await WorkFile.open(file)
    : await WorkFile.create(file, {
        target: JSON.stringify(targets),
        options: optionsOf(audit.config),
        version: readVersion(),
        startedAt: new Date().toISOString(),
      });
  try {
    const config = isResumed ? resumedConfig(work, audit) : audit.config;
    const finished = work.about('report');
    if (finished !== null) return { work, report: JSON.parse(finished) };
    if (work.header.version !== readVersion())
      throw new UsageError(
        words.workFile.otherChecks({ file, before: work.header.version, now: readVersion() }),
      );
    const open = await openTarget(resolveTarget(JSON.parse(work.header.target)), config);
    try {
      return { work, report: await crawlAndCheck(work, config, open, ports) };
    } finally {
      await open.close();
    }
  } catch (error) {
    work.close();
    throw error;
  }
}
