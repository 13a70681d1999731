/** Saved views of the explorer. */

import type { User } from '@pagewright/contract/entities/user';
import type { SavedView, ViewForm } from '@pagewright/contract/explorer/explorer';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { inTransaction } from '../../store/database.ts';
import * as store from '../../store/explorer-views.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';

export async function listViews(deps: Deps, user: User, siteId: string): Promise<SavedView[]> {
  await requireSite(deps, user, siteId);
  return store.listViews(deps.db, siteId);
}

export async function saveView(deps: Deps, user: User, siteId: string, form: ViewForm): Promise<SavedView> {
  await requireSite(deps, user, siteId);
  return inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    const others = (await store.listViews(tx, siteId)).filter(({ name }) => name !== form.name);
    if (others.length >= limits.explorer.viewsPerSite) throw refuse('too_many_views');
    return store.saveView(tx, siteId, form);
  });
}

export async function removeView(
  deps: Deps,
  user: User,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<{ ok: true }> {
  await requireSite(deps, user, siteId);
  if (!(await store.deleteView(deps.db, { siteId, id }))) throw refuse('view_not_found');
  return { ok: true };
}
