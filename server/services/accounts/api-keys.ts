/** Creates, lists, revokes and recognises API keys. */
import type { ApiKey, ApiKeyForm, ApiKeyScope, NewApiKey } from '@pagewright/contract/entities/api-key';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import * as store from '../../store/api-keys.ts';
import { inTransaction, type Tx } from '../../store/database.ts';
import { announceKey } from '../../store/key-notices.ts';
import { findSession } from '../../store/sessions.ts';
import { findUser } from '../../store/users.ts';
import type { Deps } from '../deps.ts';
import { confirmPassword } from './confirm-password.ts';
import { sendMail } from './send-mail.ts';
import { words } from './words.ts';

/** The last use is noted to the minute, not with every request. */
const useNotedMs = 60_000;

/** A sign-in is as good as the password for so long. */
const recentSignInMs = 15 * 60_000;

export const listApiKeys = ({ db }: Deps, user: User): Promise<ApiKey[]> => store.listApiKeys(db, user.id);

/** A session that was stolen makes no key: the owner has just signed in, or knows the password. */
async function confirmOwner(
  deps: Deps,
  user: User,
  { password, token }: { readonly password: string | undefined; readonly token: string },
): Promise<void> {
  if (password !== undefined && user.signIn === 'password')
    return confirmPassword(deps, user, { password, field: 'password' });
  const session = await findSession(deps.db, token, deps.now());
  if (session !== null && deps.now().getTime() - session.signedInAt.getTime() <= recentSignInMs) return;
  if (user.signIn !== 'password') throw refuse('sign_in_again');
  throw refuse('password_needed', { fields: { password: refuse('password_needed').message } });
}

const mailText = (key: NewApiKey, settingsUrl: string): string =>
  [
    words.newKey.created({ name: key.name, prefix: key.prefix }),
    '',
    words.newKey.notYou,
    settingsUrl,
    '',
  ].join('\n');

async function mailOwner(deps: Deps, { id, email }: User, key: NewApiKey): Promise<void> {
  if (email === null) return;
  await sendMail(deps, {
    userId: id,
    to: email,
    subject: words.newKey.subject,
    text: mailText(key, `${deps.publicUrl}/settings`),
    expiresAt: null,
  }).catch((error: unknown) =>
    deps.log.error({ event: 'mail.failed', error: String(error) }, 'a new API key could not be mailed'),
  );
}

export async function createApiKey(
  deps: Deps,
  user: User,
  { form: { name, scopes, password }, token }: { readonly form: ApiKeyForm; readonly token: string },
): Promise<NewApiKey> {
  await confirmOwner(deps, user, { password, token });
  const key = await inTransaction(deps.db, async (tx) => {
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    const known = await store.listApiKeys(tx, user.id);
    if (known.length >= limits.apiKeys.perAccount) throw refuse('too_many_keys');
    return store.insertApiKey(tx, user.id, { name, scopes: [...new Set(scopes)].sort() });
  });
  await mailOwner(deps, user, key);
  return key;
}

/** In the transaction that sets a new password. */
export async function revokeAllKeys(tx: Tx, userId: string): Promise<void> {
  for (const keyId of await store.deleteApiKeysOf(tx, userId))
    await announceKey(tx, { kind: 'revoked', keyId });
}

/** Every node ends what is open with the key. */
export const revokeApiKey = ({ db }: Deps, user: User, id: string): Promise<{ ok: true }> =>
  inTransaction(db, async (tx) => {
    if (!(await store.deleteApiKey(tx, user.id, id))) throw refuse('key_not_found');
    await announceKey(tx, { kind: 'revoked', keyId: id });
    return { ok: true };
  });

export interface KeyOwner {
  readonly keyId: string;
  readonly scopes: readonly ApiKeyScope[];
  readonly user: User;
}

/** Null for a key that never was or was revoked. */
export async function findKeyOwner({ db, now, log }: Deps, key: string): Promise<KeyOwner | null> {
  const found = await store.findApiKey(db, key);
  const user = found && (await findUser(db, found.userId));
  if (found === null || user === null) return null;
  const at = now();
  if (found.lastUsedAt === null || at.getTime() - found.lastUsedAt.getTime() >= useNotedMs)
    await store
      .noteKeyUse(db, found.id, at)
      .catch((error: unknown) =>
        log.warn({ event: 'keys.use_not_noted', error: String(error) }, 'the use of a key was not noted'),
      );
  return { keyId: found.id, scopes: found.scopes, user };
}

/** Calls back with each key that was revoked on any node; after a lost connection, the keys in use are looked up. */
export function watchRevokedKeys(
  { db, notices, log }: Deps,
  { inUse, onRevoked }: { readonly inUse: () => string[]; readonly onRevoked: (keyId: string) => void },
): () => void {
  const lookUp = async (): Promise<void> => {
    for (const keyId of await store.findRevokedKeys(db, inUse())) onRevoked(keyId);
  };
  return notices.subscribeToKeys((notice) => {
    if (notice === 'missed')
      void lookUp().catch((error: unknown) =>
        log.warn(
          { event: 'keys.lookup_failed', error: String(error) },
          'revoked keys could not be looked up',
        ),
      );
    else if (notice.kind === 'revoked') onRevoked(notice.keyId);
  });
}

export const isKeyRevoked = async ({ db }: Deps, keyId: string): Promise<boolean> =>
  (await store.findRevokedKeys(db, [keyId])).length > 0;
