/** Asks for one address of the queue and puts on record what became of it and of every hop on the way. */
import type { FetchedPage, FetchResult } from '../facts/fetched-page.ts';
import { addLinks } from './add-urls.ts';
import { answerKind, mayBeHtml, mediaTypeOf } from './answer-kind.ts';
import type { Ending } from './coverage-log.ts';
import { type CrawlState, reportProgress, requestsLeft } from './crawl-state.ts';
import { fetchPage } from './fetch-page.ts';
import type { FrontierItem } from './frontier.ts';
import { withFirstTurnTaken } from './pacer.ts';
import { isWorthKeeping } from './page-memory.ts';
import { isSameSite, isUnderPath, normaliseUrl } from './url.ts';

/** So many requests in a row without an answer, and the site counts as gone. */
const mostSilent = 12;
/** With fewer answers in a row missing, each is asked for again; beyond, the site is not worth the wait. */
const silentBeforeNoRetries = 6;
const fewestBlocked = 5;
const blockedShare = 0.2;

const keyOf = (url: string): string => normaliseUrl(url) ?? url;

/** Why a redirect is not followed; `ending` is what becomes of its goal, null where that is another's to say. */
interface Refusal {
  readonly reason: string;
  readonly ending: Ending | null;
}

const skip = (reason: string): Refusal => ({ reason, ending: { outcome: 'skipped', reason } });

/** Decides about a redirect's goal before it is asked for, and takes it when it may be. */
async function refuseRedirect(state: CrawlState, item: FrontierItem, next: URL): Promise<Refusal | null> {
  if (!isSameSite(state.scope, next)) return skip('It is on another site.');
  if (!isUnderPath(state.scope, next)) return skip(`It is outside ${state.scope.path}.`);
  const { allowed, reason } = await state.desk.verdictFor(next);
  if (!allowed) return { reason, ending: { outcome: 'blocked', reason } };
  const key = keyOf(next.href);
  if (key !== item.url && state.taken.has(key)) return { reason: 'It is read already.', ending: null };
  if (requestsLeft(state) <= 0) return { reason: 'The limit of requests was reached.', ending: null };
  state.taken.add(key);
  state.requests += 1;
  return null;
}

function recordVisit(state: CrawlState, item: FrontierItem, result: FetchResult, isBlocked: boolean): void {
  const page: Partial<FetchedPage> = result.kind === 'fetched' ? result.page : {};
  const { hops } = result.kind === 'fetched' ? result.page : result;
  state.visits.push({
    url: item.url,
    finalUrl: page.url ?? hops.at(-1)?.location ?? item.url,
    status: page.status ?? (result.kind === 'stopped' ? (hops.at(-1)?.status ?? null) : null),
    failure: result.kind === 'failed' ? { reason: result.reason, detail: result.detail } : null,
    contentType: page.headers?.['content-type'] ?? '',
    hops,
    firstByteMs: page.firstByteMs ?? 0,
    totalMs: page.totalMs ?? 0,
    transferBytes: page.transferBytes ?? 0,
    isBlocked,
  });
}

/** Every hop is an address of its own: it is skipped, and its goal is found by redirect. */
function settleHops({ log }: CrawlState, item: FrontierItem, hops: FetchedPage['hops']): void {
  for (const { url, status, location } of hops) {
    const from = keyOf(url);
    const to = normaliseUrl(location ?? '');
    if (from !== to)
      log.settle(from, { outcome: 'skipped', reason: `It redirects to ${location ?? ''}`, status });
    if (to !== null && to !== item.url) log.meet(to, 'redirect', from);
  }
}

function settlePage(page: FetchedPage): Ending {
  const { status, headers } = page;
  const type = mediaTypeOf(headers);
  switch (answerKind(page)) {
    case 'page':
      return { outcome: 'analysed', reason: 'Read and analysed.', status };
    case 'not-a-page':
      return {
        outcome: 'skipped',
        reason: `Not a web page: ${type === '' ? 'no content type' : type}`,
        status,
      };
    case 'blocked':
      return {
        outcome: 'blocked',
        reason: `The server kept the crawler out (it answered ${status}).`,
        status,
      };
    default:
      return { outcome: 'failed', reason: `It answered ${status}.`, status };
  }
}

/** A server that is gone or that shuts the crawler out is left alone. */
function watchForTrouble(state: CrawlState, result: FetchResult, isBlocked: boolean): void {
  const isSilent = result.kind === 'failed' && ['timeout', 'connect', 'reset', 'dns'].includes(result.reason);
  state.silent = isSilent ? state.silent + 1 : 0;
  if (isBlocked) state.blocked += 1;
  if (isSilent || isBlocked || (result.kind === 'fetched' && result.page.status >= 500))
    state.hasLostPages = true;
  if (state.silent >= mostSilent) {
    state.stopped = `The site stopped answering: ${mostSilent} requests in a row had no answer.`;
  } else if (state.blocked >= fewestBlocked && state.blocked >= blockedShare * state.visits.length) {
    state.stopped = `The server kept the crawler out of ${state.blocked} of ${state.visits.length} pages, so it was asked no further.`;
  }
}

async function analyse(state: CrawlState, item: FrontierItem, page: FetchedPage): Promise<void> {
  state.analysed += 1;
  state.underWay.delete(item.url);
  reportProgress(state, page.url);
  const { depth, foundIn, foundOn } = item;
  const links = await state.ports.readPage({ page, depth, foundIn, foundOn });
  addLinks(state, links, keyOf(page.url), depth + 1);
  reportProgress(state, page.url);
}

async function settlePageResult(state: CrawlState, item: FrontierItem, page: FetchedPage): Promise<void> {
  const ending = settlePage(page);
  const isBlocked = ending.outcome === 'blocked';
  const result = { kind: 'fetched', page } as const;
  settleHops(state, item, page.hops);
  state.log.settle(keyOf(page.url), ending);
  recordVisit(state, item, result, isBlocked);
  watchForTrouble(state, result, isBlocked);
  if (ending.outcome === 'analysed') await analyse(state, item, page);
}

/** The goal of the last hop, or the address itself, is what did not work. */
function settleFailure(
  state: CrawlState,
  item: FrontierItem,
  result: Exclude<FetchResult, { kind: 'fetched' }>,
): string {
  settleHops(state, item, result.hops);
  recordVisit(state, item, result, false);
  watchForTrouble(state, result, false);
  const last = result.hops.at(-1);
  return last === undefined ? item.url : (normaliseUrl(last.location ?? '') ?? keyOf(last.url));
}

/** The page as an earlier attempt fetched it; null where its redirects would not be followed now. */
export async function recallPage(state: CrawlState, item: FrontierItem): Promise<FetchedPage | null> {
  const page = (await state.ports.memory?.recall(item.url)) ?? null;
  for (const { location } of page?.hops ?? []) {
    const next = URL.parse(location ?? '');
    if (next === null || (await refuseRedirect(state, item, next)) !== null) return null;
  }
  return page;
}

/** Unless the page is known, the caller has waited for the turn; and robots.txt allows it. */
export async function visitUrl(
  state: CrawlState,
  item: FrontierItem,
  known: FetchedPage | null,
): Promise<void> {
  if (known !== null) return settlePageResult(state, item, known);
  const { ports, pacer, signal, silent, log } = state;
  const refusals: Refusal[] = [];
  const result = await fetchPage(ports.client, item.url, {
    signal,
    pace: withFirstTurnTaken(pacer),
    wantsBody: mayBeHtml,
    retries: silent >= silentBeforeNoRetries ? 0 : ports.client.limits.retries,
    refuseRedirect: async (next) => {
      const refusal = await refuseRedirect(state, item, next);
      if (refusal !== null) refusals.push(refusal);
      return refusal?.reason ?? null;
    },
  });
  if (result.kind === 'fetched') {
    if (isWorthKeeping(result.page)) ports.memory?.keep(item.url, result.page);
    return settlePageResult(state, item, result.page);
  }
  const goal = settleFailure(state, item, result);
  if (result.kind === 'failed') log.settle(goal, { outcome: 'failed', reason: result.detail });
  const ending = refusals[0]?.ending ?? null;
  if (ending !== null && !log.isSettled(goal)) log.settle(goal, ending);
}
