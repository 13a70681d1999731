/** Finds out where a site answers: https before http, and the www twin where the name itself is unknown. */
import type { FetchFailure } from '../facts/fetched-page.ts';
import type { CrawlState } from './crawl-state.ts';
import { wwwTwinOf } from './url.ts';

/** No answer came at all, as against a bad one. */
const isSilence = ({ reason }: FetchFailure): boolean =>
  reason === 'dns' || reason === 'connect' || reason === 'tls' || reason === 'timeout' || reason === 'reset';

/** The failure of an origin that does not answer; null when it does, whatever it says. */
async function askOrigin(state: CrawlState, origin: string): Promise<FetchFailure | null> {
  const { result } = await state.desk.open(origin);
  if (result.kind !== 'failed') return null;
  return isSilence(result) || result.reason === 'refused-address' || result.reason === 'protocol'
    ? result
    : null;
}

async function askHost(state: CrawlState, host: string): Promise<FetchFailure | null> {
  const secure = await askOrigin(state, `https://${host}`);
  state.origin = `https://${host}`;
  if (secure === null || secure.reason === 'dns' || secure.reason === 'refused-address') return secure;
  const plain = await askOrigin(state, `http://${host}`);
  if (plain !== null) return secure;
  state.origin = `http://${host}`;
  state.notes.push(`https did not work (${secure.detail}), so the site was read over http.`);
  return null;
}

/** Sets the origin of the crawl; a sentence when nobody answers. Which robots.txt answers decides. */
export async function openSite(state: CrawlState): Promise<string | null> {
  const { host } = state.request;
  const failure = await askHost(state, host);
  if (failure === null) return null;
  if (failure.reason === 'dns') {
    const twin = wwwTwinOf(host);
    if ((await askHost(state, twin)) === null) {
      state.notes.push(`${host} has no address of its own, so ${twin} was read.`);
      return null;
    }
  }
  state.origin = `https://${host}`;
  return failure.detail;
}
