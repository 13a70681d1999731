/** Repository of share links: their secrets are stored as a hash, and sealed for their owners. */
import type { Share, ShareForm } from '@pagewright/contract/entities/share';
import { sql } from 'kysely';
import { isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';
import { hashSecret } from './secret-token.ts';

export interface ShareTarget {
  readonly siteId: string;
  /** Null for the trend of the site. */
  readonly analysisId: string | null;
}

export interface NewShareRow extends ShareTarget {
  readonly passwordHash: string | null;
  readonly expiresAt: ShareForm['expiresAt'];
  readonly token: string;
  readonly sealedToken: Buffer;
}

/** The id of the link. */
export async function insertShare(tx: Tx, share: NewShareRow): Promise<string> {
  const { id } = await tx
    .insertInto('shares')
    .values({
      token_hash: hashSecret(share.token),
      sealed_token: share.sealedToken,
      site_id: share.siteId,
      analysis_id: share.analysisId,
      password_hash: share.passwordHash,
      expires_at: share.expiresAt === null ? null : new Date(share.expiresAt),
      last_viewed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface StoredShare extends Omit<Share, 'url'> {
  readonly sealedToken: Buffer | null;
}

/** The links to a site and to its reports that were not deleted, newest first. */
export async function listShares(db: Database | Tx, siteId: string): Promise<StoredShare[]> {
  const rows = await db
    .selectFrom('shares')
    .leftJoin('analyses', 'analyses.id', 'shares.analysis_id')
    .selectAll('shares')
    .select('analyses.date')
    .where('shares.site_id', '=', siteId)
    .where('analyses.deleted_at', 'is', null)
    .orderBy('shares.created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.analysis_id === null ? ('site' as const) : ('report' as const),
    analysisId: row.analysis_id,
    analysisDate: row.date?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    hasPassword: row.password_hash !== null,
    views: row.views,
    lastViewedAt: row.last_viewed_at?.toISOString() ?? null,
    sealedToken: row.sealed_token,
  }));
}

/** False when the user has no such link. */
export async function deleteShare(db: Database, userId: string, id: string): Promise<boolean> {
  if (!isAnalysisId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('id', '=', id)
    .where('site_id', 'in', (eb) => eb.selectFrom('sites').select('id').where('user_id', '=', userId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface OpenShare extends ShareTarget {
  readonly id: string;
  readonly userId: string;
  readonly passwordHash: string | null;
}

/** Null for a link that never was, was revoked or has ended, or whose analysis was deleted. */
export async function findShare(db: Database, token: string, now: Date): Promise<OpenShare | null> {
  const row = await db
    .selectFrom('shares')
    .innerJoin('sites', 'sites.id', 'shares.site_id')
    .leftJoin('analyses', 'analyses.id', 'shares.analysis_id')
    .select(['shares.id', 'shares.site_id', 'shares.analysis_id', 'shares.password_hash', 'sites.user_id'])
    .where('token_hash', '=', hashSecret(token))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .where('analyses.deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    userId: row.user_id,
    siteId: row.site_id,
    analysisId: row.analysis_id,
    passwordHash: row.password_hash,
  };
}

export async function countView(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('shares')
    .set({ views: sql`views + 1`, last_viewed_at: now })
    .where('id', '=', id)
    .execute();
}
