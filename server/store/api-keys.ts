/** Repository of API keys, by the hash of the key. */
import { ApiKey, type ApiKeyForm } from '@pagewright/contract/entities/api-key';
import type { Selectable } from 'kysely';
import { isAnalysisId as isUuid } from './analyses.ts';
import type { Database, Tx } from './database.ts';
import { hashSecret, newSecret } from './secret-token.ts';
import type { Tables } from './tables.ts';

/** With the underscore, so that scanners for secrets recognise a key wherever it was pasted. */
const start = 'pw_';
/** Of the key's 43 random characters, so many are shown: 36 of 256 bits. */
const shownCharacters = 6;

const toKey = (row: Omit<Selectable<Tables['api_keys']>, 'key_hash' | 'user_id'>): ApiKey =>
  ApiKey.parse({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  });

const columns = ['id', 'name', 'prefix', 'scopes', 'created_at', 'last_used_at'] as const;

/** The key itself cannot be read again. */
export async function insertApiKey(
  tx: Tx,
  userId: string,
  { name, scopes }: ApiKeyForm,
): Promise<ApiKey & { readonly key: string }> {
  const key = `${start}${newSecret()}`;
  const row = await tx
    .insertInto('api_keys')
    .values({
      user_id: userId,
      name,
      scopes,
      prefix: key.slice(0, start.length + shownCharacters),
      key_hash: hashSecret(key),
      last_used_at: null,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...toKey(row), key };
}

/** Newest first. */
export async function listApiKeys(db: Database | Tx, userId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toKey);
}

export interface KnownKey extends Pick<ApiKey, 'id' | 'scopes'> {
  readonly userId: string;
  readonly lastUsedAt: Date | null;
}

/** Null for a key that never was or was revoked. */
export async function findApiKey(db: Database | Tx, key: string): Promise<KnownKey | null> {
  const row = await db
    .selectFrom('api_keys')
    .select(['id', 'user_id', 'scopes', 'last_used_at'])
    .where('key_hash', '=', hashSecret(key))
    .executeTakeFirst();
  if (row === undefined) return null;
  return { id: row.id, userId: row.user_id, scopes: row.scopes, lastUsedAt: row.last_used_at };
}

export async function noteKeyUse(db: Database | Tx, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** False when the user has no such key. */
export async function deleteApiKey(db: Database | Tx, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all keys of a user and returns their ids. */
export const deleteApiKeysOf = async (db: Database | Tx, userId: string): Promise<string[]> =>
  (await db.deleteFrom('api_keys').where('user_id', '=', userId).returning('id').execute()).map(
    ({ id }) => id,
  );

export const listKeyIdsOf = async (db: Database | Tx, userId: string): Promise<string[]> =>
  (await db.selectFrom('api_keys').select('id').where('user_id', '=', userId).execute()).map(({ id }) => id);

/** Those of these ids that are no keys any more. */
export async function findRevokedKeys(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('api_keys').select('id').where('id', 'in', ids).execute();
  const present = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}
