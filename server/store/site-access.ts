/** Repository of how closed sites are entered; credentials are encrypted before they come here. */
import {
  CredentialKind,
  type SiteAccessForm,
  StoredCredential,
  VerificationMethod,
} from '@pagewright/contract/entities/site-access';
import { isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';
import type { SiteKey } from './sites.ts';

/** A site whose access was never saved has its defaults. */
export interface StoredAccess extends SiteAccessForm {
  readonly siteId: string;
  /** As the user wrote it last. */
  readonly domain: string;
  readonly token: string;
  /** Whether any of this was ever saved. */
  readonly isSaved: boolean;
  readonly verifiedBy: VerificationMethod | null;
  readonly verifiedAt: Date | null;
}

type DefaultHost = (domain: string) => string;

const withDefaults = (db: Database | Tx) =>
  db
    .selectFrom('sites')
    .leftJoin('site_access', 'site_access.site_id', 'sites.id')
    .select(['sites.id', 'sites.domain', 'sites.verification_token'])
    .select(['host', 'over_http', 'include', 'exclude', 'user_agent', 'ignore_robots'])
    .select(['verified_by', 'verified_at']);

type Row = Awaited<ReturnType<ReturnType<typeof withDefaults>['execute']>>[number];

const toAccess = (row: Row, defaultHost: DefaultHost): StoredAccess => ({
  siteId: row.id,
  domain: row.domain,
  token: row.verification_token,
  isSaved: row.host !== null,
  host: row.host ?? defaultHost(row.domain),
  overHttp: row.over_http ?? false,
  include: row.include ?? [],
  exclude: row.exclude ?? [],
  userAgent: row.user_agent,
  ignoreRobots: row.ignore_robots ?? false,
  verifiedBy: row.verified_by === null ? null : VerificationMethod.parse(row.verified_by),
  verifiedAt: row.verified_at,
});

/** Null when the site does not exist or belongs to someone else. */
export async function readAccess(
  db: Database | Tx,
  { userId, id }: SiteKey,
  defaultHost: DefaultHost,
): Promise<StoredAccess | null> {
  if (!isAnalysisId(id)) return null;
  const row = await withDefaults(db)
    .where('sites.id', '=', id)
    .where('sites.user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : toAccess(row, defaultHost);
}

/** What was saved for the site of a run or an analysis; null when nothing was. */
export async function findAccess(
  db: Database | Tx,
  by: { readonly userId: string; readonly siteKey: string } | { readonly analysisId: string },
): Promise<StoredAccess | null> {
  const query = withDefaults(db).where('site_access.site_id', 'is not', null);
  const row = await ('analysisId' in by
    ? query.where('sites.id', '=', (eb) =>
        eb.selectFrom('analyses').select('site_id').where('analyses.id', '=', by.analysisId),
      )
    : query.where('sites.user_id', '=', by.userId).where('sites.site_key', '=', by.siteKey)
  ).executeTakeFirst();
  return row === undefined ? null : toAccess(row, () => row.domain);
}

export async function ensureAccess(tx: Tx, siteId: string, host: string): Promise<void> {
  await tx
    .insertInto('site_access')
    .values({ site_id: siteId, host })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Another host is not verified by what was found on the one before. */
export async function saveAccess(tx: Tx, siteId: string, form: SiteAccessForm): Promise<void> {
  await ensureAccess(tx, siteId, form.host);
  await tx
    .updateTable('site_access')
    .set({ verified_by: null, verified_at: null })
    .where('site_id', '=', siteId)
    .where('host', '<>', form.host)
    .execute();
  await tx
    .updateTable('site_access')
    .set({
      host: form.host,
      over_http: form.overHttp,
      include: JSON.stringify(form.include),
      exclude: JSON.stringify(form.exclude),
      user_agent: form.userAgent,
      ignore_robots: form.ignoreRobots,
    })
    .where('site_id', '=', siteId)
    .execute();
}

export const recordVerification = async (
  tx: Tx,
  siteId: string,
  { method, at, host }: { readonly method: VerificationMethod; readonly at: Date; readonly host: string },
): Promise<void> => {
  await tx
    .updateTable('site_access')
    .set({ verified_by: method, verified_at: at })
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .execute();
};

/** The credentials go with it. */
export const deleteAccess = (tx: Tx, siteId: string): Promise<unknown> =>
  tx.deleteFrom('site_access').where('site_id', '=', siteId).execute();

export async function countAccess(tx: Tx, userId: string): Promise<number> {
  const { amount } = await tx
    .selectFrom('site_access')
    .innerJoin('sites', 'sites.id', 'site_access.site_id')
    .select(({ fn }) => fn.countAll<string>().as('amount'))
    .where('sites.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(amount);
}

/** What a credential is of; part of what its encryption is bound to. */
export interface CredentialPlace {
  readonly siteId: string;
  readonly kind: CredentialKind;
  readonly name: string;
}

export interface SealedCredential extends CredentialPlace {
  readonly sealed: Buffer;
}

export async function listCredentials(db: Database | Tx, siteId: string): Promise<StoredCredential[]> {
  const rows = await db
    .selectFrom('site_credentials')
    .select(['id', 'kind', 'name', 'set_at'])
    .where('site_id', '=', siteId)
    .orderBy('kind')
    .orderBy('name')
    .execute();
  return rows.map(({ set_at: setAt, ...row }) =>
    StoredCredential.parse({ ...row, setAt: setAt.toISOString() }),
  );
}

export async function readSealed(db: Database | Tx, siteId: string): Promise<SealedCredential[]> {
  const rows = await db
    .selectFrom('site_credentials')
    .select(['kind', 'name', 'sealed'])
    .where('site_id', '=', siteId)
    .orderBy('name')
    .execute();
  return rows.map(({ kind, name, sealed }) => ({ siteId, kind: CredentialKind.parse(kind), name, sealed }));
}

export async function saveCredential(
  tx: Tx,
  { siteId, kind, name, sealed }: SealedCredential,
): Promise<void> {
  await tx
    .insertInto('site_credentials')
    .values({ site_id: siteId, kind, name, sealed, set_at: new Date() })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'kind', 'name']).doUpdateSet({ sealed, set_at: new Date() }),
    )
    .execute();
}

/** False when there is no such credential of this site. */
export async function deleteCredential(tx: Tx, siteId: string, id: string): Promise<boolean> {
  if (!isAnalysisId(id)) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('site_credentials')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
