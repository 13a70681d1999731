/** Makes a target reachable: serves a folder or the demo for the run, and opens the HTTP client for it. */
import {
  type ConnectTarget,
  type ConnectTo,
  ConnectToError,
  parseConnectTo,
} from '@pagewright/engine/fetch/connect-to';
import type { CrawlLimits } from '@pagewright/engine/fetch/fetch-limits';
import { createHttpClient, type HttpClient } from '@pagewright/engine/fetch/http-client';
import { wwwVariantOf } from '@pagewright/engine/fetch/normalize-url';
import { siteHeadersFor } from '@pagewright/engine/fetch/site-headers';
import type { SiteAccess } from '@pagewright/engine/model/site-access';
import type { SourceLocation } from '@pagewright/engine/report/sarif';
import { isDemoHost } from '@pagewright/server/demo/site-model/demo-hosts';
import type { Config } from '../config/config.ts';
import { UsageError } from '../errors/usage-error.ts';
import { notOfAFolder, notOfAPrivateSite } from '../target/left-out-rules.ts';
import { serveFolder } from '../target/serve-folder.ts';
import type { SiteTarget, Target } from '../target/target.ts';
import { words } from '../words/words.ts';

/** A target that is reachable: what is served for this run is closed at its end. */
export interface OpenTarget {
  readonly site: SiteTarget;
  readonly connectTo: ConnectTo;
  /** Answers from this machine for this run, so that no delay is needed. */
  readonly isOwn: boolean;
  readonly leaveOutRules: Readonly<Record<string, string>>;
  /** Whether host variants, favicon and a missing page are requested. */
  readonly probesHost: boolean;
  readonly locate: ((url: string, snippet: string | undefined) => SourceLocation | null) | null;
  readonly close: () => Promise<void>;
}

function readConnectTo(entries: readonly string[] = []): ConnectTo {
  try {
    return parseConnectTo(entries.join(','));
  } catch (error) {
    if (error instanceof ConnectToError) throw new UsageError(`--connect-to ${error.problem}`);
    throw error;
  }
}

/** The site's own host may have any address; all others stay guarded. */
function privateEntries({ host, origin }: SiteTarget): ConnectTo {
  const url = URL.parse(origin ?? '');
  if (url !== null && url.port !== '')
    return new Map([
      [
        `${url.hostname}:${url.port}`,
        { host: bare(url.hostname), port: Number(url.port), https: url.protocol === 'https:' },
      ],
    ]);
  return new Map<string, ConnectTarget>(
    [host, wwwVariantOf(host)].flatMap((name): [string, ConnectTarget][] => [
      [`${name}:80`, { host: bare(name), port: 80, https: false }],
      [`${name}:443`, { host: bare(name), port: 443, https: true }],
    ]),
  );
}

/** An IPv6 address without its brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

const nothingToClose = (): Promise<void> => Promise.resolve();

async function openFolder(folder: string, { siteUrl }: Config): Promise<OpenTarget> {
  const served = await serveFolder(folder, siteUrl);
  return {
    site: {
      kind: 'site',
      name: served.host,
      host: served.host,
      path: '',
      origin: `https://${served.host}`,
      ownOrigin: `https://${served.host}`,
      urls: null,
      sitemapUrls: null,
      isPrivate: false,
    },
    connectTo: served.connectTo,
    isOwn: true,
    leaveOutRules: notOfAFolder(),
    probesHost: false,
    locate: served.locate,
    close: served.close,
  };
}

async function openSite(site: SiteTarget, config: Config): Promise<OpenTarget> {
  const given = readConnectTo(config.connectTo);
  const isMapped = [...given.keys()].some((key) => key.split(':', 1)[0] === site.host);
  const base = { site, probesHost: true, locate: null, close: nothingToClose };
  if (!isMapped && isDemoHost(site.host)) {
    const { serveDemo } = await import('@pagewright/server/demo/serve-demo');
    const demo = await serveDemo();
    const connectTo = readConnectTo(demo.connectTo);
    return { ...base, connectTo, isOwn: true, leaveOutRules: {}, close: demo.close };
  }
  if (isMapped) return { ...base, connectTo: given, isOwn: true, leaveOutRules: {} };
  if (config.allowPrivate !== true) {
    if (site.isPrivate) throw new UsageError(words.target.private({ name: site.name }));
    const port = URL.parse(site.origin ?? '')?.port ?? '';
    if (port !== '') throw new UsageError(words.target.port({ port }));
    return { ...base, connectTo: given, isOwn: false, leaveOutRules: {} };
  }
  return {
    ...base,
    connectTo: new Map([...given, ...privateEntries(site)]),
    isOwn: site.isPrivate,
    leaveOutRules: site.isPrivate ? notOfAPrivateSite() : {},
  };
}

export const openTarget = (target: Target, config: Config): Promise<OpenTarget> =>
  target.kind === 'folder' ? openFolder(target.folder, config) : openSite(target, config);

export const accessTo = (
  { site }: OpenTarget,
  { headers, cookies, basicAuth, userAgent }: Config,
): SiteAccess => ({
  userAgent,
  siteHeaders: siteHeadersFor([site.ownOrigin], {
    ...(headers && { headers }),
    ...(cookies && { cookies }),
    ...(basicAuth && { basicAuth }),
  }),
});

export const createClient = (
  open: OpenTarget,
  config: Config,
  limits: Partial<CrawlLimits> = {},
): HttpClient =>
  createHttpClient({
    limits,
    connectTo: open.connectTo,
    ...accessTo(open, config),
  });

interface OpenClient {
  readonly client: HttpClient;
  /** Its robots.txt is not obeyed, as its owner wishes. */
  readonly ignoredHost: string | null;
  readonly close: () => Promise<void>;
}

export const ignoredHostOf = ({ site }: OpenTarget, { ignoreRobots }: Config): string | null =>
  ignoreRobots === true ? site.host : null;

/** For single requests after an audit. */
export async function openClient(target: Target, config: Config): Promise<OpenClient> {
  const open = await openTarget(target, config);
  const client = createClient(open, config);
  return {
    client,
    ignoredHost: ignoredHostOf(open, config),
    close: async () => {
      await client.close();
      await open.close();
    },
  };
}
