/** Audits a target with the local engine: the crawl, the rules, suggestions, and what the configuration accepts. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { AnalysisOrder } from '@pagewright/engine/pipeline/analysis-order';
import { analyzeSite } from '@pagewright/engine/pipeline/analyze-site';
import type { AuditOptions } from '@pagewright/engine/pipeline/audit-request';
import type { SiteProgress } from '@pagewright/engine/pipeline/track-progress';
import type { PageRenderer } from '@pagewright/engine/render/page-renderer';
import type { Config } from '../config/config.ts';
import { AuditError, UsageError } from '../errors/usage-error.ts';
import type { Target } from '../target/target.ts';
import { acceptFindings } from './accept-findings.ts';
import { createRenderPage, openBrowser } from './open-browser.ts';
import { accessTo, createClient, ignoredHostOf, type OpenTarget, openTarget } from './open-target.ts';
import { createSuggester } from './suggester.ts';

const defaultMaxPages = 100;
const defaultDelayMs = 500;
/** The least for sites that others run. */
const minDelayMs = 100;
/** Audits of more pages store no paragraphs, so that memory stays bounded. */
const textPagesMax = 1000;

export interface AuditPorts {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SiteProgress) => void;
}

export interface AuditResult {
  readonly analysis: Analysis;
  /** Acceptances of the configuration that covered nothing, in sentences. */
  readonly notes: readonly string[];
  readonly locate: OpenTarget['locate'];
}

function delayOf({ delayMs }: Config, { isOwn, site }: OpenTarget): number {
  if (delayMs === undefined) return isOwn ? 0 : defaultDelayMs;
  if (!isOwn && delayMs < minDelayMs)
    throw new UsageError(
      `A delay below ${minDelayMs} ms is only for your own servers: ${site.name} is on the public internet.`,
    );
  return delayMs;
}

function levelsOf({ rules = {} }: Config): Pick<AuditOptions, 'leaveOutRules' | 'ruleLevels'> {
  const entries = Object.entries(rules);
  return {
    leaveOutRules: Object.fromEntries(
      entries.flatMap(([id, level]) =>
        level === 'off' ? [[id, 'This check is switched off in the configuration.']] : [],
      ),
    ),
    ruleLevels: Object.fromEntries(entries.flatMap(([id, level]) => (level === 'off' ? [] : [[id, level]]))),
  };
}

const settingsOf = (config: Config, crawlDelay: number, maxPages: number): Settings => ({
  maxPages,
  crawlDelay,
  followExternalLinks: config.externalLinks ?? false,
  analyzeImages: config.images ?? true,
  analyzeLinkStructure: true,
  analyzePageSpeed: true,
  analyzeStructuredData: true,
  analyzeMobileCompatibility: true,
  useAI: config.suggestions ?? true,
});

function orderOf(config: Config, open: OpenTarget, startedAtMs: number): AnalysisOrder {
  const { site, leaveOutRules, probesHost } = open;
  const maxPages = config.maxPages ?? defaultMaxPages;
  const isList = site.urls !== null && site.urls.length > 1;
  const useSitemap = site.sitemapUrls !== null || (!isList && (config.sitemap ?? true));
  const levels = levelsOf(config);
  return {
    id: 'local',
    domain: site.name,
    host: site.host,
    path: isList ? '' : site.path,
    useSitemap,
    settings: settingsOf(config, delayOf(config, open), maxPages),
    maxPages,
    // Without an account there is nothing to hold back.
    plan: 'paid',
    heldCredits: Number.MAX_SAFE_INTEGER,
    startedAtMs,
    options: {
      concurrency: config.concurrency ?? 1,
      followLinks: config.followLinks ?? (!isList && site.sitemapUrls === null),
      checkImages: config.images ?? true,
      checkExternalLinks: config.externalLinks ?? false,
      tryAiAgents: config.aiAgents ?? false,
      probeHost: probesHost,
      keepsText: maxPages <= textPagesMax,
      ignoredHost: ignoredHostOf(open, config),
      ...(site.origin !== null && { origin: site.origin }),
      ...(site.urls !== null && { startUrls: site.urls }),
      ...(site.sitemapUrls !== null && { sitemapUrls: site.sitemapUrls }),
      ...(config.include !== undefined && { include: config.include }),
      ...(config.exclude !== undefined && { exclude: config.exclude }),
      ruleLevels: levels.ruleLevels ?? {},
      leaveOutRules: { ...leaveOutRules, ...levels.leaveOutRules },
    },
  };
}

/** What the sentence means for somebody who types a command. */
const advices: readonly (readonly [RegExp, string])[] = [
  [/not a (?:host of the public internet|public address)/, 'Add --allow-private if it is your own server.'],
  [/asks for a username and password/, 'Pass them with --basic-auth NAME:PASSWORD.'],
];

const withAdvice = (sentence: string): string =>
  [sentence, ...advices.flatMap(([pattern, advice]) => (pattern.test(sentence) ? [advice] : []))].join(' ');

/** What the command needs to know of a closed site is the sentence; the report is the product's. */
function analysisOf(outcome: Awaited<ReturnType<typeof analyzeSite>>): Analysis {
  if (outcome.kind === 'analysed') return outcome.analysis;
  const advice =
    outcome.kind === 'closed'
      ? ' Add --ignore-robots if it is your own site and you want to audit it anyway.'
      : '';
  throw new AuditError(`${withAdvice(outcome.sentence)}${advice}`);
}

/** Credits are of the product; here nothing is charged. */
const withoutCredits = (analysis: Analysis): Analysis => ({
  ...analysis,
  processingStats: { ...analysis.processingStats, creditsUsed: 0 },
});

async function analyze(
  config: Config,
  open: OpenTarget,
  renderer: PageRenderer | null,
  { signal, onProgress }: AuditPorts,
): Promise<Analysis> {
  const startedAt = new Date();
  const order = orderOf(config, open, startedAt.getTime());
  const client = createClient(open, config);
  const session = renderer?.openSession(accessTo(open, config));
  try {
    const outcome = await analyzeSite(
      order,
      {
        client,
        onProgress,
        now: () => new Date(),
        ...(order.settings.useAI && { suggester: createSuggester() }),
        ...(session !== undefined && { renderPage: createRenderPage(session) }),
      },
      signal,
    );
    return withoutCredits(analysisOf(outcome));
  } finally {
    await session?.close();
    await client.close();
  }
}

/** Throws a UsageError or an AuditError with a sentence, or an AbortError when the caller cancels. */
export async function runAudit(target: Target, config: Config, ports: AuditPorts): Promise<AuditResult> {
  const open = await openTarget(target, config);
  let renderer: PageRenderer | null = null;
  try {
    renderer = config.browser === true ? await openBrowser(open.connectTo) : null;
    const analysis = await analyze(config, open, renderer, ports);
    const accepted = acceptFindings(analysis, config.accept ?? []);
    return { ...accepted, locate: open.locate };
  } finally {
    await renderer?.close();
    await open.close();
  }
}
