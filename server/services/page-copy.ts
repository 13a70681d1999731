/** The server's own copy of a page that is talked about: read through the guard, kept for a while, fetched once for all who wait. */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { limits } from '@pagewright/contract/limits';
import { type FreshPage, fetchFreshPage } from '@pagewright/engine/analyze-page';
import type { ConversationKey } from '../store/conversations.ts';
import { keepPageCopy, readPageCopy } from '../store/page-copies.ts';
import type { Deps } from './deps.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Robots.txt and the fetcher's own retries included. */
const fetchLimitMs = 20_000;

export interface OwnCopy {
  readonly fresh: FreshPage;
  readonly fetchedAt: Date;
}

export type CopyOutcome =
  | { readonly kind: 'copied'; readonly copy: OwnCopy }
  /** The sentence is for the person who asked. */
  | { readonly kind: 'unreadable'; readonly sentence: string };

/** Changes with the shape of what is kept: what another version kept is fetched again. */
interface Packed {
  readonly version: 1;
  readonly fresh: FreshPage;
}

async function unpack(payload: Uint8Array): Promise<FreshPage | null> {
  const packed: Partial<Packed> = deserialize(await decompress(payload));
  return packed.version === 1 && packed.fresh !== undefined ? packed.fresh : null;
}

/** The newest there is, however old; null when there is none. */
export async function recallCopy({ db }: Deps, key: ConversationKey): Promise<OwnCopy | null> {
  const kept = await readPageCopy(db, key);
  const fresh = kept && (await unpack(kept.payload).catch(() => null));
  return kept === null || fresh === null ? null : { fresh, fetchedAt: kept.fetchedAt };
}

async function fetchOnce({ reports, log, now }: Deps, pageUrl: string): Promise<CopyOutcome> {
  const signal = AbortSignal.timeout(fetchLimitMs);
  try {
    const outcome = await fetchFreshPage(reports.http, pageUrl, signal);
    return outcome.kind === 'fetched'
      ? { kind: 'copied', copy: { fresh: outcome.fresh, fetchedAt: now() } }
      : outcome;
  } catch (error) {
    if (signal.aborted) return { kind: 'unreadable', sentence: 'The page took too long to answer.' };
    log.warn({ error: String(error) }, 'a page could not be fetched for a conversation');
    return { kind: 'unreadable', sentence: 'The page could not be read.' };
  }
}

async function fetchAndKeep(deps: Deps, key: ConversationKey, retries: number): Promise<CopyOutcome> {
  let outcome = await fetchOnce(deps, key.pageUrl);
  for (let tries = 0; outcome.kind === 'unreadable' && tries < retries; tries += 1) {
    await deps.sleep(limits.freshContent.retryDelayMs);
    outcome = await fetchOnce(deps, key.pageUrl);
  }
  if (outcome.kind === 'copied') {
    const { fresh, fetchedAt } = outcome.copy;
    const payload = await compress(serialize({ version: 1, fresh } satisfies Packed));
    await keepPageCopy(deps.db, key, { fetchedAt, payload });
  }
  return outcome;
}

/** Fetches under way: two tabs on one page ask the site once. */
const underWay = new Map<string, Promise<CopyOutcome>>();

function fetchTogether(deps: Deps, key: ConversationKey, retries: number): Promise<CopyOutcome> {
  const name = `${key.analysisId} ${key.pageUrl}`;
  const known = underWay.get(name);
  if (known !== undefined) return known;
  const fetching = fetchAndKeep(deps, key, retries).finally(() => underWay.delete(name));
  underWay.set(name, fetching);
  return fetching;
}

/** From the shelf when it is young enough, else from the site. */
export async function readCopy(
  deps: Deps,
  key: ConversationKey,
  retries: number = limits.freshContent.retries,
): Promise<CopyOutcome> {
  const known = await recallCopy(deps, key);
  const ageMs = known === null ? Number.POSITIVE_INFINITY : deps.now().getTime() - known.fetchedAt.getTime();
  if (known !== null && ageMs < limits.freshContent.cacheMs) return { kind: 'copied', copy: known };
  return fetchTogether(deps, key, retries);
}
