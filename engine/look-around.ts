/** Asks, after a crawl, what no crawl asks: front doors, images, outside links, and again what seemed wrong. */

import { isSoftNotFound } from './audit/gates.ts';
import { checkOfProbe, mediaTypeOf } from './audit/site/check-addresses.ts';
import type { SiteBuilder, SiteInput } from './audit/site/site-builder.ts';
import { fetchPage } from './crawl/fetch-page.ts';
import { checkUrl } from './crawl/guard.ts';
import { robotsToken } from './crawl/http-client.ts';
import { probeUrls } from './crawl/probe.ts';
import { probeSite } from './crawl/probe-site.ts';
import type { CrawlResult, Probe } from './facts/crawl-result.ts';
import type { FetchedPage } from './facts/fetched-page.ts';
import type { PageFacts } from './facts/page-facts.ts';
import type { SiteProbe, SiteProbes } from './facts/site-facts.ts';
import type { ProbedAddress } from './facts/site-probes.ts';
import { type FileManners, type ImageChecks, pacerForFiles, triedMax } from './image-checks.ts';
import { readCertificate } from './read-certificate.ts';
import { tryUrlVariants } from './try-url-variants.ts';

export interface LookAroundOptions {
  readonly checkImages: boolean;
  readonly checkExternalLinks: boolean;
  /** Asks for the home page in the name of AI agents as well; only for the site's owner to wish. */
  readonly tryAiAgents?: boolean;
  /** Front doors, an impossible address, llms.txt, favicon and certificate. */
  readonly probeSite: boolean;
}

export interface LookAround extends FileManners {
  readonly images: ImageChecks;
  readonly builder: SiteBuilder;
  readonly crawl: CrawlResult;
  readonly host: string;
  readonly extract: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
  readonly options: LookAroundOptions;
  /** Told, from 0 to 1, how much was asked. */
  readonly onStep?: (share: number) => void;
}

const askedAgainMax = 5;
const slowMs = 800;
const samplesMore = 2;
const textMax = 4000;
/** Of the whole looking around; the site's own doors are the rest. */
const shareOfAddresses = 0.8;
const triedAgents = ['OAI-SearchBot', 'PerplexityBot', 'Claude-User', 'ChatGPT-User'] as const;

async function tryAddresses(look: LookAround): Promise<{ tried: Probe[]; notes: string[] }> {
  const { builder, options, client, signal, manners, crawl } = look;
  const notes: string[] = [];
  const pick = (kind: Parameters<SiteBuilder['addressesToTry']>[0], name: string): readonly string[] => {
    const urls = builder.addressesToTry(kind, crawl.visits);
    if (urls.length > triedMax)
      notes.push(`${urls.length - triedMax} of ${urls.length} ${name} were not checked.`);
    return urls.slice(0, triedMax);
  };
  const images = options.checkImages ? pick('images', 'images') : [];
  const documents = pick('files', 'linked files');
  const outside = options.checkExternalLinks ? pick('externalLinks', 'links to other sites') : [];
  // Links into private networks are another rule's matter, and are not for us to follow.
  const links = outside.filter((url) => checkUrl(url, client.policy).ok);
  const pacer = await pacerForFiles(look, crawl.origin);
  const toAsk = new Set([...images, ...documents, ...links]).size;
  let asked = 0;
  const onProbe = (): void => {
    asked += 1;
    look.onStep?.(Math.min(1, asked / toAsk) * shareOfAddresses);
  };
  const ask = { signal, manners: { pacer, desk: manners.desk }, onProbe };
  return {
    tried: [
      ...(await look.images.answers(images, crawl.origin, onProbe)),
      ...(await probeUrls(client, documents, ask)),
      ...(await probeUrls(client, links, ask)),
    ],
    notes,
  };
}

const textOf = ({ body }: ProbedAddress): string =>
  Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, textMax)).toString('utf8');

/** Where not even robots.txt could be asked for, its failure is the address's own. */
async function failureOf(
  { url, status, failure, detail }: ProbedAddress,
  { manners }: LookAround,
): Promise<SiteProbe['check']['failure']> {
  if (failure !== null) return { reason: failure, detail };
  if (status !== null) return null;
  const { result } = await manners.desk.open(new URL(url).origin);
  return result.kind === 'failed' ? { reason: result.reason, detail: result.detail } : null;
}

async function describe(address: ProbedAddress, look: LookAround): Promise<SiteProbe> {
  const { url, status, finalUrl, hops, contentType, body, detail } = address;
  const failure = await failureOf(address, look);
  const isHtml = status === 200 && mediaTypeOf(contentType) === 'text/html';
  const page = {
    requestedUrl: url,
    url: finalUrl,
    status: status ?? 0,
    headers: { 'content-type': contentType },
    body,
  };
  const facts = isHtml
    ? await look.extract({
        ...page,
        truncated: false,
        transferBytes: body.byteLength,
        hops,
        firstByteMs: 0,
        totalMs: 0,
      })
    : null;
  return {
    url,
    check: {
      status,
      finalUrl,
      hops,
      failure,
      blocked: status === null && failure === null ? detail : null,
      mediaType: mediaTypeOf(contentType),
      bytes: body.byteLength,
    },
    text: status === 200 ? textOf(address) : null,
    canonical: facts?.canonical ?? null,
  };
}

const noProbes: SiteProbes = {
  hostVariants: [],
  llmsTxt: null,
  favicon: null,
  missingPage: null,
  certificate: null,
  urlVariants: [],
  agents: [],
};

async function probe(look: LookAround): Promise<SiteProbes> {
  const { client, manners, signal, crawl, host } = look;
  if (!look.options.probeSite) return noProbes;
  const { origin } = crawl;
  const asked = await probeSite({ scope: { host, path: '' }, origin, client, manners, signal });
  const [favicon] = await probeUrls(client, [`${origin}/favicon.ico`], { signal, manners });
  return {
    ...noProbes,
    hostVariants: await Promise.all(asked.frontDoors.map((address) => describe(address, look))),
    missingPage: await describe(asked.unknownPath, look),
    llmsTxt: await describe(asked.llmsTxt, look),
    favicon:
      favicon === undefined
        ? null
        : { url: favicon.url, check: checkOfProbe(favicon), text: null, canonical: null },
    certificate: await readCertificate(client, origin, signal),
    urlVariants: await tryVariants(look),
    agents: await tryAgents(look),
  };
}

/** What the crawl has met by itself is not tried again. */
function tryVariants(look: LookAround): Promise<SiteProbes['urlVariants']> {
  const known = new Set(look.crawl.coverage.entries.map(({ url }) => url));
  return tryUrlVariants(look, look.builder.pagesToVary(), (url) => known.has(url));
}

/** The home page, asked for as some AI agents would, each name followed by who is really asking. */
async function tryAgents({
  client,
  manners,
  signal,
  crawl,
  options,
}: LookAround): Promise<SiteProbes['agents']> {
  if (options.tryAiAgents !== true || crawl.failure !== null) return [];
  const tries: { agent: string; check: SiteProbe['check'] }[] = [];
  for (const agent of triedAgents) {
    const named = client.named(`Mozilla/5.0 (compatible; ${agent}/1.0; trial by ${robotsToken})`);
    const [result] = await probeUrls(named, [`${crawl.origin}/`], { signal, manners });
    if (result !== undefined) tries.push({ agent, check: checkOfProbe(result) });
  }
  return tries;
}

/** Confirms before it is told: pages that said "not found" with 200, and pages that were slow to answer. */
async function askAgain(look: LookAround): Promise<Pick<SiteInput, 'moreFirstByteMs' | 'notSoftAfterAll'>> {
  const { builder, client, signal, manners, extract } = look;
  const again = (url: string): ReturnType<typeof fetchPage> =>
    fetchPage(client, url, { signal, pace: manners.pacer });
  const moreFirstByteMs = new Map<string, number[]>();
  for (const url of builder.slowerThan(slowMs).slice(0, askedAgainMax)) {
    const samples: number[] = [];
    for (let sample = 0; sample < samplesMore; sample += 1) {
      const result = await again(url);
      if (result.kind === 'fetched' && result.page.status === 200) samples.push(result.page.firstByteMs);
    }
    moreFirstByteMs.set(url, samples);
  }
  const notSoftAfterAll = new Set<string>();
  for (const url of builder.softNotFound().slice(0, askedAgainMax)) {
    const result = await again(url);
    if (result.kind !== 'fetched' || !isSoftNotFound(await extract(result.page))) notSoftAfterAll.add(url);
  }
  return { moreFirstByteMs, notSoftAfterAll };
}

type Seen = Pick<SiteInput, 'probes' | 'tried' | 'checked' | 'moreFirstByteMs' | 'notSoftAfterAll'>;

export async function lookAround(look: LookAround): Promise<Seen & { readonly notes: readonly string[] }> {
  const { options } = look;
  const { tried, notes } = await tryAddresses(look);
  return {
    tried,
    notes,
    probes: await probe(look),
    checked: { images: options.checkImages, externalLinks: options.checkExternalLinks },
    ...(await askAgain(look)),
  };
}
