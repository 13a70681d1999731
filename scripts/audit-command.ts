/** The audit on the command line: reads options, shows progress, prints JSON or a summary, sets the exit code by severity. */
import { parseArgs } from 'node:util';
import { cleanPastedUrl, isDomainWithPath, splitWebsiteUrl } from '@pagewright/contract/domain';
import { limits } from '@pagewright/contract/limits';
import { ConnectToError, parseConnectTo } from '../engine/fetch/connect-to.ts';
import { createHttpClient } from '../engine/fetch/http-client.ts';
import type { AuditedSite, AuditProgress } from '../engine/pipeline/audit-request.ts';
import { auditSite } from '../engine/pipeline/audit-site.ts';
import { isDemoHost } from '../server/demo/site-model/demo-hosts.ts';
import { summariseAudit } from './audit-summary.ts';

const exitCodes = { clean: 0, warnings: 1, critical: 2, failure: 3, cancelled: 130 } as const;

/** Audits of more pages store no paragraphs, so that memory stays bounded. */
const textsMax = 1000;

const help = `Audits a website and says what to mend.

  npm run -s audit -- DOMAIN_OR_URL [options]

  npm run -s audit -- demo.example        (a shop with known faults, served from here: no internet needed)
  npm run -s audit -- example.com
  npm run -s audit -- example.com/blog --max-pages 50 --json > audit.json
  npm run -s audit -- shop.example --connect-to shop.example=127.0.0.1:8081 --no-delay

Options
  --json               print the whole result as JSON instead of a summary
  --max-pages N        read at most N pages (${limits.settings.maxPages.default} unless said)
  --crawl              follow links only; do not read the sitemap
  --external           check the links to other sites as well
  --no-images          do not check images
  --ai-agents          see whether the site's firewall lets AI agents in (for sites of your own)
  --delay MS           milliseconds between two requests (${limits.settings.crawlDelayMs.default} unless said)
  --no-delay           no pause at all; only for hosts named in --connect-to
  --connect-to LIST    reach a host at another address, such as shop.example=127.0.0.1:8081;
                       several with commas between them
  --help               this text

Progress goes to stderr, the result to stdout. robots.txt is obeyed.
Exit code: 0 nothing to mend, 1 warnings, 2 critical findings, 3 the audit failed, 130 cancelled.
`;

/** An error that the user can correct. */
class UsageError extends Error {}

interface Command {
  readonly host: string;
  readonly path: string;
  readonly isJson: boolean;
  readonly mode: 'sitemap' | 'crawl';
  readonly maxPages: number;
  readonly crawlDelayMs: number;
  readonly checkExternalLinks: boolean;
  readonly checkImages: boolean;
  readonly tryAiAgents: boolean;
  readonly connectTo: ReturnType<typeof parseConnectTo>;
  /** The site is one of the demo sites, which this command serves itself. */
  readonly isDemo: boolean;
}

function readNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least)
    throw new UsageError(`--${name} takes a whole number from ${least} on, not "${text}".`);
  return value;
}

function parseSite(text: string | undefined): { host: string; path: string } {
  const site = cleanPastedUrl(text ?? '');
  if (isDomainWithPath(site)) return splitWebsiteUrl(site);
  throw new UsageError(
    text === undefined
      ? 'Which site? Write its domain, such as: npm run -s audit -- example.com'
      : `"${text}" is not a domain. Write one such as example.com or example.com/blog. For a server of your own, give it a name: --connect-to shop.example=127.0.0.1:8081`,
  );
}

function readArguments(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      'max-pages': { type: 'string' },
      crawl: { type: 'boolean', default: false },
      external: { type: 'boolean', default: false },
      'no-images': { type: 'boolean', default: false },
      'ai-agents': { type: 'boolean', default: false },
      delay: { type: 'string' },
      'no-delay': { type: 'boolean', default: false },
      'connect-to': { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });

function readDelay(values: { readonly 'no-delay': boolean; readonly delay?: string }, usual: number): number {
  if (values['no-delay']) return 0;
  return values.delay === undefined
    ? usual
    : readNumber('delay', values.delay, limits.settings.crawlDelayMs.min);
}

/** Null when only the help was requested. */
export function readCommand(args: readonly string[]): Command | null {
  const { values, positionals } = readArguments(args);
  if (values.help) return null;
  if (positionals.length > 1)
    throw new UsageError(`One site at a time, please: ${positionals.slice(0, 2).join(' or ')}?`);
  const { host, path } = parseSite(positionals[0]);
  const connectTo = parseConnectTo((values['connect-to'] ?? []).join(','));
  const isOwn = [...connectTo.keys()].some((key) => key.split(':', 1)[0] === host);
  const isDemo = !isOwn && isDemoHost(host);
  if (values['no-delay'] && !isOwn && !isDemo)
    throw new UsageError(
      `--no-delay is for hosts of your own: name ${host} in --connect-to, or use --delay.`,
    );
  const { maxPages, crawlDelayMs } = limits.settings;
  return {
    host,
    path,
    isJson: values.json,
    mode: values.crawl ? 'crawl' : 'sitemap',
    maxPages:
      values['max-pages'] === undefined ? maxPages.default : readNumber('max-pages', values['max-pages'], 1),
    crawlDelayMs: readDelay(values, isDemo ? crawlDelayMs.min : crawlDelayMs.default),
    checkExternalLinks: values.external,
    checkImages: !values['no-images'],
    tryAiAgents: values['ai-agents'],
    connectTo,
    isDemo,
  };
}

const stages = {
  crawling: 'Reading',
  rendering: 'Rendering pages',
  probing: 'Checking images and links',
  auditing: 'Auditing',
} as const;

/** One line that updates itself in a terminal; elsewhere a line for each stage and every 25 pages. */
function createProgress(): (progress: AuditProgress) => void {
  let last = '';
  return ({ stage, url, pagesCrawled, pagesExpected }) => {
    const words =
      stage === 'crawling'
        ? `${stages[stage]} page ${pagesCrawled + 1} of about ${pagesExpected}`
        : stages[stage];
    if (process.stderr.isTTY) {
      const width = (process.stderr.columns ?? 80) - 1;
      process.stderr.write(`\r\u001b[K${`${words}  ${url ?? ''}`.slice(0, width)}`);
    } else if (words !== last && (stage !== 'crawling' || pagesCrawled % 25 === 0))
      process.stderr.write(`${words} ...\n`);
    last = words;
  };
}

const endProgress = (): void => {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
};

function exitCodeOf({ failure, metrics }: AuditedSite): number {
  if (failure !== null) return exitCodes.failure;
  if (metrics.criticalIssues > 0) return exitCodes.critical;
  return metrics.warnings > 0 ? exitCodes.warnings : exitCodes.clean;
}

async function run(command: Command): Promise<number> {
  const cancel = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => cancel.abort());
  const { host, path, connectTo, isJson, isDemo, ...options } = command;
  const demo = isDemo ? await (await import('../server/demo/serve-demo.ts')).serveDemo() : null;
  const targets = demo === null ? connectTo : parseConnectTo(demo.connectTo.join(','));
  const client = createHttpClient({ connectTo: targets });
  try {
    const site = await auditSite({
      host,
      path,
      options: { ...options, probeHost: true, keepsText: options.maxPages <= textsMax },
      client,
      today: new Date().toISOString().slice(0, 10),
      signal: cancel.signal,
      onProgress: createProgress(),
    });
    endProgress();
    process.stdout.write(isJson ? `${JSON.stringify(site, null, 2)}\n` : summariseAudit(site));
    if (site.failure !== null) process.stderr.write(`${site.failure}\n`);
    return exitCodeOf(site);
  } catch (error) {
    endProgress();
    if (!cancel.signal.aborted) throw error;
    process.stderr.write('Cancelled. Nothing was kept.\n');
    return exitCodes.cancelled;
  } finally {
    await client.close();
    await demo?.close();
  }
}

export async function main(): Promise<number> {
  try {
    const command = readCommand(process.argv.slice(2));
    if (command !== null) return await run(command);
    process.stdout.write(help);
    return exitCodes.clean;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ConnectToError)) throw error;
    process.stderr.write(`${error.message}\nTry --help.\n`);
    return exitCodes.failure;
  }
}
