/** Makes the options of an audit of the configuration and the target, checked once. */
import { AuditOptions, type AuditOptionsInput } from '@pagewright/contract/entities/audit-options';
import type { Config } from '../config/config.ts';
import { UsageError } from '../errors/usage-error.ts';
import { words } from '../words/words.ts';
import { ignoredHostOf, type OpenTarget } from './open-target.ts';

export const defaultMaxPages = 100;
const defaultDelayMs = 500;
/** The least for sites that others run. */
const minDelayMs = 100;
/** Audits of more pages store no paragraphs, so that memory stays bounded. */
const textPagesMax = 1000;

function delayOf({ delayMs }: Config, { isOwn, site }: OpenTarget): number {
  if (delayMs === undefined) return isOwn ? 0 : defaultDelayMs;
  if (!isOwn && delayMs < minDelayMs)
    throw new UsageError(words.target.delay({ least: minDelayMs, name: site.name }));
  return delayMs;
}

function levelsOf({ rules = {} }: Config): Pick<AuditOptions, 'leaveOutRules' | 'ruleLevels'> {
  const entries = Object.entries(rules);
  return {
    leaveOutRules: Object.fromEntries(
      entries.flatMap(([id, level]) => (level === 'off' ? [[id, words.config.checkOff]] : [])),
    ),
    ruleLevels: Object.fromEntries(entries.flatMap(([id, level]) => (level === 'off' ? [] : [[id, level]]))),
  };
}

export function auditOptionsOf(config: Config, open: OpenTarget, startedAtMs: number): AuditOptions {
  const { site, leaveOutRules, probesHost } = open;
  const maxPages = config.maxPages ?? defaultMaxPages;
  const isList = site.urls !== null && site.urls.length > 1;
  const useSitemap = site.sitemapUrls !== null || (!isList && (config.sitemap ?? true));
  const levels = levelsOf(config);
  const options: AuditOptionsInput = {
    id: 'local',
    domain: site.name,
    host: site.host,
    path: isList ? '' : site.path,
    origin: site.origin,
    startedAtMs,
    mode: useSitemap ? 'sitemap' : 'crawl',
    maxPages,
    crawlDelayMs: delayOf(config, open),
    concurrency: config.concurrency ?? 1,
    startUrls: [...(site.urls ?? [])],
    sitemapUrls: site.sitemapUrls && [...site.sitemapUrls],
    followLinks: config.followLinks ?? (!isList && site.sitemapUrls === null),
    fields: config.extract,
    include: config.include,
    exclude: config.exclude,
    ignoredHost: ignoredHostOf(open, config),
    checkImages: config.images ?? true,
    checkExternalLinks: config.externalLinks ?? false,
    tryAiAgents: config.aiAgents ?? false,
    probeHost: probesHost,
    keepsText: maxPages <= textPagesMax,
    ...(config.images === false && {
      leaveOut: { images: words.config.imagesOff },
    }),
    ruleLevels: levels.ruleLevels,
    leaveOutRules: { ...leaveOutRules, ...levels.leaveOutRules },
  };
  return AuditOptions.parse(options);
}
