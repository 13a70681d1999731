/** Connects a site with Google, by the owner's account or a service account; secrets are encrypted and never shown again. */
import { createPrivateKey } from 'node:crypto';
import type { SearchConnection } from '@pagewright/contract/entities/search';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { addDays, daysBetween } from '@pagewright/engine/search/days';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { inTransaction } from '../../store/database.ts';
import {
  consumeConnectionAttempt,
  readSource,
  type SearchSource,
  saveConnectionAttempt,
  saveSource,
} from '../../store/search-sources.ts';
import { newSecret } from '../../store/secret-token.ts';
import type { Deps } from '../deps.ts';
import { GoogleTrouble, type ServiceAccountKey } from '../google-search.ts';
import { requireSite } from '../require-site.ts';
import { words } from './words.ts';

const attemptLifeMs = 10 * 60_000;

/** A secret that is copied to another site does not open there. */
export const contextOf = ({ siteId, kind }: Pick<SearchSource, 'siteId' | 'kind'>): string =>
  `search-source ${siteId} ${kind}`;

interface NewConnection {
  readonly siteId: string;
  readonly kind: SearchConnection['kind'];
  readonly account: string | null;
  readonly secret: string;
}

async function save(deps: Deps, userId: string, { secret, ...source }: NewConnection): Promise<void> {
  const sealed = await deps.secrets.seal(secret, contextOf(source));
  await inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, userId)) === null) throw refuse('not_authenticated');
    await saveSource(tx, { ...source, sealed, nextAt: deps.now() });
  });
}

/** Where to redirect the browser. */
export async function beginConnection(
  deps: Deps,
  user: User,
  siteId: string,
  sessionToken: string | null,
): Promise<string> {
  await requireSite(deps, user, siteId);
  if (!deps.google.canConnect) throw refuse('google_not_configured');
  if (sessionToken === null) throw refuse('not_authenticated');
  const state = newSecret();
  const { url, codeVerifier } = deps.google.begin(state);
  const expiresAt = new Date(deps.now().getTime() + attemptLifeMs);
  await saveConnectionAttempt(deps.db, {
    state,
    sessionToken,
    siteId,
    userId: user.id,
    codeVerifier,
    expiresAt,
  });
  return url;
}

export interface FinishedConnection {
  /** Null when the state is not of this session, or was used. */
  readonly siteId: string | null;
  readonly isConnected: boolean;
}

export async function finishConnection(
  deps: Deps,
  user: User,
  query: URLSearchParams,
  sessionToken: string | null,
): Promise<FinishedConnection> {
  const attempt =
    sessionToken === null
      ? null
      : await consumeConnectionAttempt(deps.db, {
          state: query.get('state') ?? '',
          sessionToken,
          now: deps.now(),
        });
  if (attempt === null || attempt.userId !== user.id) return { siteId: null, isConnected: false };
  const { siteId, codeVerifier } = attempt;
  const code = query.get('code');
  // Whoever declines is sent back without a code.
  if (code === null) return { siteId, isConnected: false };
  try {
    const secret = await deps.google.finish(code, codeVerifier);
    await save(deps, user.id, { siteId, kind: 'oauth', account: null, secret });
    return { siteId, isConnected: true };
  } catch (error) {
    if (!(error instanceof GoogleTrouble)) throw error;
    deps.log.warn(
      { event: 'search.connect_failed', site: siteId, reason: error.kind },
      'a site could not be connected with Google',
    );
    return { siteId, isConnected: false };
  }
}

/** Null when it is not the JSON key of a service account, or its key does not parse. */
export function parseServiceAccount(text: string): ServiceAccountKey | null {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key !== 'object' || key === null) return null;
    const { type, client_email: email, private_key: privateKey } = key as Readonly<Record<string, unknown>>;
    if (type !== 'service_account' || typeof email !== 'string' || typeof privateKey !== 'string')
      return null;
    return createPrivateKey(privateKey).asymmetricKeyType === 'rsa' ? { email, privateKey } : null;
  } catch {
    return null;
  }
}

export async function saveServiceAccount(
  deps: Deps,
  user: User,
  siteId: string,
  text: string,
): Promise<SearchConnection> {
  await requireSite(deps, user, siteId);
  const key = parseServiceAccount(text);
  if (key === null) {
    const message = words.notServiceAccount;
    throw refuse('invalid_input', { message, fields: { key: message } });
  }
  await save(deps, user.id, {
    siteId,
    kind: 'service-account',
    account: key.email,
    secret: JSON.stringify(key),
  });
  const connection = await readConnection(deps, siteId);
  if (connection === null) throw refuse('site_not_found');
  return connection;
}

export async function readConnection(deps: Deps, siteId: string): Promise<SearchConnection | null> {
  const source = await readSource(deps.db, siteId);
  if (source === null) return null;
  const { kind, property, account, through, since, problem, nextAt } = source;
  const oldest = addDays(deps.now().toISOString().slice(0, 10), -limits.search.daysMax);
  const daysToRead = since === null ? limits.search.daysMax : Math.max(0, daysBetween(oldest, since) - 1);
  return { kind, property, account, through, problem, daysToRead, nextAt: nextAt?.toISOString() ?? null };
}

/** Best done before the credentials are deleted; when Google cannot be reached they are deleted all the same. */
export async function revokeAtGoogle(deps: Deps, siteId: string): Promise<void> {
  const source = await readSource(deps.db, siteId);
  if (source === null || source.kind !== 'oauth') return;
  const token = await deps.secrets.open(source.sealed, contextOf(source));
  if (token === null) return;
  try {
    await deps.google.revoke(token);
  } catch (error) {
    if (!(error instanceof GoogleTrouble)) throw error;
  }
}
