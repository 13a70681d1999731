/** Requests other spellings of some pages' URLs, to see whether the site serves the page there as well. */

import { fetchPage } from '../../fetch/fetch-page.ts';
import type { HttpClient } from '../../fetch/http-client.ts';
import { isBlockedResponse } from '../../fetch/response-kind.ts';
import type { FetchedPage } from '../../model/fetched-page.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { UrlVariant } from '../../model/site-facts.ts';
import { chooseVariants, type PageToVary, type VariantToTry } from '../../model/url-variants.ts';
import type { Politeness } from '../politeness.ts';
import { inTime } from './probe-time.ts';

export interface UrlVariantProbe {
  readonly client: HttpClient;
  readonly politeness: Politeness;
  readonly signal: AbortSignal;
  readonly isOver?: () => boolean;
  readonly extract: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
}

type NoVariant = Omit<UrlVariant, 'status' | 'canonical' | 'isSame'> & {
  readonly status: null;
  readonly canonical: null;
  readonly isSame: false;
};

function probeVariant(probe: UrlVariantProbe, { textHash, ...variant }: VariantToTry): Promise<UrlVariant> {
  const { isOver = () => false } = probe;
  const nothing: NoVariant = { ...variant, status: null, canonical: null, isSame: false };
  return inTime<UrlVariant>({ isOver }, () => probeNow(probe, { textHash, ...variant }, nothing), nothing);
}

async function probeNow(
  { client, politeness, signal, extract }: UrlVariantProbe,
  { textHash, ...variant }: VariantToTry,
  nothing: NoVariant,
): Promise<UrlVariant> {
  const { allowed } = await politeness.robotsCache.match(new URL(variant.url));
  if (!allowed) return nothing;
  const result = await fetchPage(client, variant.url, {
    signal,
    rateLimiter: politeness.rateLimiter,
    retries: 0,
    refuseRedirect: () => 'Only a redirect is checked for.',
  });
  if (result.kind !== 'fetched' || isBlockedResponse(result.page)) return nothing;
  const { status } = result.page;
  if (status !== 200) return { ...nothing, status };
  const { canonical, fingerprint } = await extract(result.page);
  return { ...variant, status, canonical, isSame: fingerprint.textHash === textHash };
}

export async function probeUrlVariants(
  probe: UrlVariantProbe,
  pages: readonly PageToVary[],
  isKnown: (url: string) => boolean,
): Promise<readonly UrlVariant[]> {
  const tried: UrlVariant[] = [];
  for (const variant of chooseVariants(pages, isKnown)) tried.push(await probeVariant(probe, variant));
  return tried;
}
