/** Makes the requests that no crawl makes: host variants, images, external links, and rechecks of doubtful pages. */
import type { Message } from '@pagewright/contract/entities/message';
import { robotsToken } from '../../fetch/http-client.ts';
import { mediaTypeOf } from '../../fetch/response-kind.ts';
import type { Probe } from '../../model/crawl-result.ts';
import type { SiteFacts, SiteProbe, SiteProbes } from '../../model/site-facts.ts';
import type { ProbedUrl } from '../../model/site-probes.ts';
import { probeHost } from './probe-host.ts';
import { probeLinkedUrls } from './probe-linked-urls.ts';
import { probeUrlVariants } from './probe-url-variants.ts';
import { probeUrls } from './probe-urls.ts';
import { readCertificate } from './read-certificate.ts';
import { type RecheckedPages, recheckPages } from './recheck-pages.ts';
import type { SiteProbeInput } from './site-probe-input.ts';

export interface SiteProbeResult extends RecheckedPages {
  readonly probes: SiteProbes;
  /** Images, documents and external links that were requested. */
  readonly tried: readonly Probe[];
  readonly checked: SiteFacts['checked'];
  /** A sentence for each list that was too long to be checked in full. */
  readonly notes: readonly Message[];
}

const textMax = 4000;
const llmsLinksMax = 20;
const triedAgents = ['OAI-SearchBot', 'PerplexityBot', 'Claude-User', 'ChatGPT-User'] as const;

const textOf = ({ body }: ProbedUrl): string =>
  Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, textMax)).toString('utf8');

/** Where not even robots.txt could be fetched, its failure is also that of the URL. */
async function failureOf(
  { url, status, failure, detail }: ProbedUrl,
  { politeness }: SiteProbeInput,
): Promise<SiteProbe['check']['failure']> {
  if (failure !== null) return { reason: failure, detail };
  if (status !== null) return null;
  const { result } = await politeness.robotsCache.get(new URL(url).origin);
  return result.kind === 'failed' ? { reason: result.reason, detail: result.detail } : null;
}

/** The canonical URL of an HTML response; null for anything else. */
async function canonicalOf(probed: ProbedUrl, { extract }: SiteProbeInput): Promise<string | null> {
  const { url: requestedUrl, status, finalUrl: url, hops, contentType, body } = probed;
  const headers = { 'content-type': contentType };
  if (status !== 200 || mediaTypeOf(headers) !== 'text/html') return null;
  const measured = { truncated: false, transferBytes: body.byteLength, firstByteMs: 0, totalMs: 0 };
  return (await extract({ requestedUrl, url, status, headers, body, hops, ...measured })).canonical;
}

async function describe(probed: ProbedUrl, input: SiteProbeInput): Promise<SiteProbe> {
  const { url, status, finalUrl, hops, contentType, body, detail } = probed;
  const failure = await failureOf(probed, input);
  return {
    url,
    check: {
      status,
      finalUrl,
      hops,
      failure,
      blocked: status === null && failure === null ? detail : null,
      mediaType: mediaTypeOf({ 'content-type': contentType }) || null,
      bytes: body.byteLength,
    },
    text: status === 200 || (status === 404 && body.byteLength <= textMax) ? textOf(probed) : null,
    canonical: await canonicalOf(probed, input),
  };
}

const noProbes: SiteProbes = {
  hostVariants: [],
  llmsTxt: null,
  llmsLinks: [],
  favicon: null,
  missingPage: null,
  certificate: null,
  urlVariants: [],
  agents: [],
};

/** The pages of this site that llms.txt names. */
async function probeLlmsLinks(
  { text, check }: SiteProbe,
  input: SiteProbeInput,
): Promise<SiteProbes['llmsLinks']> {
  const { client, politeness, signal, isOver, crawl, checkOfProbe } = input;
  if (text === null || check.status !== 200) return [];
  const named = [...text.matchAll(/\]\((https?:\/\/[^)\s]+)\)/g)].map((match) => match[1] ?? '');
  const own = [...new Set(named)].filter((url) => URL.parse(url)?.origin === crawl.origin);
  const probes = await probeUrls(client, own.slice(0, llmsLinksMax), { signal, isOver, politeness });
  return probes.map((probe) => ({ url: probe.url, check: checkOfProbe(probe) }));
}

async function probeOwnHost(input: SiteProbeInput): Promise<SiteProbes> {
  const { client, politeness, signal, isOver, crawl, options, checkOfProbe } = input;
  if (!options.probeHost || !input.isToReach) return noProbes;
  const { origin } = crawl;
  const probed = await probeHost({
    scope: { host: options.host, path: '', port: new URL(origin).port },
    origin,
    client,
    politeness,
    signal,
    isOver,
  });
  const [favicon] = await probeUrls(client, [`${origin}/favicon.ico`], { signal, isOver, politeness });
  const llmsTxt = await describe(probed.llmsTxt, input);
  return {
    hostVariants: await Promise.all(probed.hostVariants.map((variant) => describe(variant, input))),
    missingPage: await describe(probed.unknownPath, input),
    llmsTxt,
    llmsLinks: await probeLlmsLinks(llmsTxt, input),
    favicon:
      favicon === undefined
        ? null
        : { url: favicon.url, check: checkOfProbe(favicon), text: null, canonical: null },
    certificate: await readCertificate(client, origin, signal),
    urlVariants: await probeVariants(input),
    agents: await probeAsAiAgents(input),
  };
}

/** URLs that the crawl found by itself are not requested again. */
function probeVariants(input: SiteProbeInput): Promise<SiteProbes['urlVariants']> {
  const known = new Set(input.crawl.coverage.entries.map(({ url }) => url));
  return probeUrlVariants(input, input.urls.pagesToVary, (url) => known.has(url));
}

/** Requests the home page with the names of AI crawlers, each followed by our own name. */
async function probeAsAiAgents(input: SiteProbeInput): Promise<SiteProbes['agents']> {
  const { client, politeness, signal, isOver, crawl, options, checkOfProbe } = input;
  if (!options.tryAiAgents || crawl.failure !== null) return [];
  const checks: { agent: string; check: SiteProbe['check'] }[] = [];
  for (const agent of triedAgents) {
    const named = client.named(`Mozilla/5.0 (compatible; ${agent}/1.0; trial by ${robotsToken})`);
    const [probe] = await probeUrls(named, [`${crawl.origin}/`], { signal, isOver, politeness });
    if (probe !== undefined) checks.push({ agent, check: checkOfProbe(probe) });
  }
  return checks;
}

export async function probeSite(input: SiteProbeInput): Promise<SiteProbeResult> {
  const { options } = input;
  return {
    ...(await probeLinkedUrls(input)),
    probes: await probeOwnHost(input),
    checked: { images: options.checkImages, externalLinks: options.checkExternalLinks },
    ...(await recheckPages(input)),
  };
}
