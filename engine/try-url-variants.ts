/** Asks for other spellings of some pages' addresses: does the site show the page there as well? */
import { chooseVariants, type PageToVary, type VariantToTry } from './audit/site/url-variants.ts';
import { fetchPage } from './crawl/fetch-page.ts';
import type { HttpClient } from './crawl/http-client.ts';
import type { Manners } from './crawl/manners.ts';
import type { FetchedPage } from './facts/fetched-page.ts';
import type { PageFacts } from './facts/page-facts.ts';
import type { UrlVariant } from './facts/site-facts.ts';

export interface VariantTrial {
  readonly client: HttpClient;
  readonly manners: Manners;
  readonly signal: AbortSignal;
  readonly extract: (page: FetchedPage) => PageFacts | Promise<PageFacts>;
}

async function tryVariant(
  { client, manners, signal, extract }: VariantTrial,
  { textHash, ...variant }: VariantToTry,
): Promise<UrlVariant> {
  const nothing = { ...variant, status: null, canonical: null, isSame: false };
  const { allowed } = await manners.desk.verdictFor(new URL(variant.url));
  if (!allowed) return nothing;
  const result = await fetchPage(client, variant.url, {
    signal,
    pace: manners.pacer,
    retries: 0,
    refuseRedirect: () => 'A redirect is all that is asked for.',
  });
  if (result.kind !== 'fetched') return nothing;
  const { status } = result.page;
  if (status !== 200) return { ...nothing, status };
  const { canonical, fingerprint } = await extract(result.page);
  return { ...variant, status, canonical, isSame: fingerprint.textHash === textHash };
}

export async function tryUrlVariants(
  trial: VariantTrial,
  pages: readonly PageToVary[],
  isKnown: (url: string) => boolean,
): Promise<readonly UrlVariant[]> {
  const tried: UrlVariant[] = [];
  for (const variant of chooseVariants(pages, isKnown)) tried.push(await tryVariant(trial, variant));
  return tried;
}
