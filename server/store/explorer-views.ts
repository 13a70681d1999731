/** Repository of saved views of the explorer. */
import { SavedView, type ViewForm } from '@pagewright/contract/explorer/explorer';
import { sql } from 'kysely';
import { isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';
import { storableJson, storableText } from './storable.ts';

const viewOf = (row: { id: string; name: string; view: unknown; saved_at: Date }): SavedView =>
  SavedView.parse({ id: row.id, name: row.name, view: row.view, at: row.saved_at.toISOString() });

export async function listViews(db: Database | Tx, siteId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('explorer_views')
    .select(['id', 'name', 'view', 'saved_at'])
    .where('site_id', '=', siteId)
    .orderBy('name')
    .execute();
  return rows.map(viewOf);
}

/** One of the same name is replaced. */
export async function saveView(tx: Tx, siteId: string, { name, view }: ViewForm): Promise<SavedView> {
  const text = storableJson(view);
  const row = await tx
    .insertInto('explorer_views')
    .values({ site_id: siteId, name: storableText(name), view: text })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'name'])
        .doUpdateSet({ view: text, saved_at: sql<Date>`clock_timestamp()` }),
    )
    .returning(['id', 'name', 'view', 'saved_at'])
    .executeTakeFirstOrThrow();
  return viewOf(row);
}

/** False when the site has no such view. */
export async function deleteView(
  db: Database,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<boolean> {
  if (!isAnalysisId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('explorer_views')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
