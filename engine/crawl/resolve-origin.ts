/** Resolves the origin of a site: https before http, and the www variant where the name itself does not exist. */
import { crawlMessage } from '@pagewright/contract/report/crawl-messages';
import { wwwVariantOf } from '../fetch/normalize-url.ts';
import type { FetchFailure } from '../model/fetched-page.ts';
import type { CrawlState } from './crawl-state.ts';

/** There was no response at all. */
const isNoResponse = ({ reason }: FetchFailure): boolean =>
  reason === 'dns' || reason === 'connect' || reason === 'tls' || reason === 'timeout' || reason === 'reset';

/** The failure of an origin that does not respond; null when it does, with any status. */
async function checkOrigin(state: CrawlState, origin: string): Promise<FetchFailure | null> {
  const { result } = await state.politeness.robotsCache.get(origin, state.politeness.startBudget);
  if (result.kind !== 'failed') return null;
  return isNoResponse(result) || result.reason === 'refused-address' || result.reason === 'protocol'
    ? result
    : null;
}

async function checkHost(state: CrawlState, host: string): Promise<FetchFailure | null> {
  const secure = await checkOrigin(state, `https://${host}`);
  state.site.origin = `https://${host}`;
  if (secure === null || secure.reason === 'dns' || secure.reason === 'refused-address') return secure;
  const plain = await checkOrigin(state, `http://${host}`);
  if (plain !== null)
    return plain.detail === secure.detail
      ? secure
      : { ...secure, detail: `Over https, ${secure.detail} Over http, ${plain.detail}` };
  state.site.origin = `http://${host}`;
  state.coverage.notes.push(crawlMessage('over-http', { why: secure.detail.replace(/\.$/, '') }));
  return null;
}

/** Sets the origin of the crawl by which robots.txt can be fetched; returns the failure when none can. */
export async function resolveOrigin(state: CrawlState): Promise<FetchFailure | null> {
  const { host, origin } = state.options;
  if (origin !== null) return checkOrigin(state, origin);
  const failure = await checkHost(state, host);
  if (failure === null) return null;
  if (failure.reason === 'dns') {
    const variant = wwwVariantOf(host);
    if ((await checkHost(state, variant)) === null) {
      state.coverage.notes.push(crawlMessage('other-name', { host, variant }));
      return null;
    }
  }
  state.site.origin = `https://${host}`;
  return failure;
}
