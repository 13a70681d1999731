/** Fetches the page of a conversation: cached for a while, and once for simultaneous requests. */
import { promisify } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { limits } from '@pagewright/contract/limits';
import type { FreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import type { ConversationKey } from '../../store/conversations.ts';
import { readPageCopy, savePageCopy } from '../../store/page-copies.ts';
import { fetchPageVersion, type PageVersion } from '../analyses/fetch-page-version.ts';
import type { Deps, PageCopy, PageCopyOutcome } from '../deps.ts';
import { words } from './words.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Including robots.txt and the HTTP client's own retries; a page that depends on its scripts is rendered too. */
const fetchLimitMs = { html: 20_000, rendered: 45_000 };

/** The version of the stored format: copies of another version are fetched again. */
interface Packed {
  readonly version: 2;
  readonly fresh: FreshPage;
}

async function unpack(payload: Uint8Array): Promise<FreshPage | null> {
  const packed: Partial<Packed> = deserialize(await decompress(payload));
  return packed.version === 2 && packed.fresh !== undefined ? packed.fresh : null;
}

/** A page of a report, and which version of it the report is about. */
type CopyKey = ConversationKey & PageVersion;

/** The newest stored copy, however old; null when there is none. */
export async function readStoredCopy({ db }: Deps, key: ConversationKey): Promise<PageCopy | null> {
  const stored = await readPageCopy(db, key);
  const fresh = stored && (await unpack(stored.payload).catch(() => null));
  return stored === null || fresh === null ? null : { fresh, fetchedAt: stored.fetchedAt };
}

async function fetchOnce(deps: Deps, page: PageVersion): Promise<PageCopyOutcome> {
  const { log, now } = deps;
  const signal = AbortSignal.timeout(fetchLimitMs[page.version]);
  try {
    const outcome = await fetchPageVersion(deps, page, signal);
    return outcome.kind === 'fetched'
      ? { kind: 'copied', copy: { fresh: outcome.fresh, fetchedAt: now() } }
      : outcome;
  } catch (error) {
    if (signal.aborted) return { kind: 'unreadable', sentence: words.tooSlow };
    log.warn({ event: 'chat.fetch_failed', error: String(error) }, 'a page could not be fetched for a chat');
    return { kind: 'unreadable', sentence: words.unread };
  }
}

async function fetchAndStore(deps: Deps, key: CopyKey, retries: number): Promise<PageCopyOutcome> {
  let outcome = await fetchOnce(deps, key);
  for (let attempt = 0; outcome.kind === 'unreadable' && attempt < retries; attempt += 1) {
    await deps.sleep(limits.freshContent.retryDelayMs);
    outcome = await fetchOnce(deps, key);
  }
  if (outcome.kind === 'copied') {
    const { fresh, fetchedAt } = outcome.copy;
    const payload = await compress(serialize({ version: 2, fresh } satisfies Packed));
    await savePageCopy(deps.db, key, { fetchedAt, payload });
  }
  return outcome;
}

function fetchShared(deps: Deps, key: CopyKey, retries: number): Promise<PageCopyOutcome> {
  const name = `${key.analysisId} ${key.pageUrl}`;
  const { pageFetches } = deps.chat;
  const inProgress = pageFetches.get(name);
  if (inProgress !== undefined) return inProgress;
  const fetching = fetchAndStore(deps, key, retries).finally(() => pageFetches.delete(name));
  pageFetches.set(name, fetching);
  return fetching;
}

/** From the store while it is fresh, else from the site. */
export async function readCopy(
  deps: Deps,
  key: CopyKey,
  retries: number = limits.freshContent.retries,
): Promise<PageCopyOutcome> {
  const cached = await readStoredCopy(deps, key);
  const ageMs =
    cached === null ? Number.POSITIVE_INFINITY : deps.now().getTime() - cached.fetchedAt.getTime();
  if (cached !== null && ageMs < limits.freshContent.cacheMs) return { kind: 'copied', copy: cached };
  return fetchShared(deps, key, retries);
}
