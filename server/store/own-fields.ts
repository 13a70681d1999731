/** Repository of the own fields of sites. */
import { OwnFields } from '@pagewright/contract/entities/own-field';
import type { Database, Tx } from './database.ts';

/** Empty for a site that does not exist yet. */
export async function readFields(
  db: Database | Tx,
  by: { readonly siteId: string } | { readonly userId: string; readonly siteKey: string },
): Promise<OwnFields> {
  const query = db.selectFrom('sites').select('fields');
  const row = await ('siteId' in by
    ? query.where('id', '=', by.siteId)
    : query.where('user_id', '=', by.userId).where('site_key', '=', by.siteKey)
  ).executeTakeFirst();
  return OwnFields.parse(row?.fields ?? []);
}

export async function saveFields(db: Database | Tx, siteId: string, fields: OwnFields): Promise<void> {
  await db
    .updateTable('sites')
    .set({ fields: JSON.stringify(fields) })
    .where('id', '=', siteId)
    .execute();
}
