/** Requests slow pages and soft 404s again, so that one bad moment of a server is not reported as a problem. */

import { fetchPage } from '../../fetch/fetch-page.ts';
import type { FetchResult } from '../../model/fetched-page.ts';
import { isSuccess } from '../../model/is-success.ts';
import { inTime } from './probe-time.ts';
import type { SiteProbeInput } from './site-probe-input.ts';

const recheckedMax = 5;
const slowMs = 800;
/** With that of the crawl; the best of them counts. */
const samplesPerPage = 3;
const samplesMin = 3;

export interface RecheckedPages {
  /** Further times to the first byte, by the page's URL. */
  readonly moreFirstByteMs: ReadonlyMap<string, readonly number[]>;
  /** Pages that our machine had no time to measure again. */
  readonly untimed: ReadonlySet<string>;
  /** Pages that were soft 404s in the crawl and not when requested again. */
  readonly notSoftAfterAll: ReadonlySet<string>;
}

export async function recheckPages(input: SiteProbeInput): Promise<RecheckedPages> {
  const { urls, client, signal, politeness, extract, isSoftNotFound } = input;
  const fetchAgain = (url: string): Promise<FetchResult | null> =>
    inTime(input, () => fetchPage(client, url, { signal, rateLimiter: politeness.rateLimiter }), null);
  const moreFirstByteMs = new Map<string, number[]>();
  const untimed = new Set<string>();
  for (const url of urls.slowerThan(slowMs).slice(0, recheckedMax)) {
    const samples: number[] = [];
    let isUntimed = false;
    for (let sample = 0; sample < samplesPerPage; sample += 1) {
      const result = await fetchAgain(url);
      if (result?.kind !== 'fetched' || !isSuccess(result.page.status)) continue;
      if (result.page.isTimed === true) samples.push(result.page.firstByteMs);
      else isUntimed = true;
    }
    if (isUntimed && samples.length < samplesMin) untimed.add(url);
    moreFirstByteMs.set(url, samples);
  }
  const notSoftAfterAll = new Set<string>();
  for (const url of urls.softNotFound.slice(0, recheckedMax)) {
    const result = await fetchAgain(url);
    if (result?.kind !== 'fetched' || !isSoftNotFound(await extract(result.page))) notSoftAfterAll.add(url);
  }
  return { moreFirstByteMs, untimed, notSoftAfterAll };
}
