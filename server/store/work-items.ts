/** Repository of work lists. */
import type { WorkChoice } from '@pagewright/contract/entities/work-item';
import type { Database, Tx } from './database.ts';

export interface StoredWorkItem {
  readonly ruleId: string;
  readonly target: string;
  readonly title: string;
  readonly state: Exclude<WorkChoice, 'none'>;
  readonly assignee: string;
  readonly note: string;
  readonly by: string;
  readonly at: Date;
}

/** What was changed last comes first. */
export const listWorkItems = (db: Database | Tx, siteId: string): Promise<StoredWorkItem[]> =>
  db
    .selectFrom('work_items')
    .select(['rule_id as ruleId', 'target', 'title', 'state', 'assignee', 'note'])
    .select(['changed_by as by', 'changed_at as at'])
    .where('site_id', '=', siteId)
    .orderBy('changed_at', 'desc')
    .orderBy('rule_id')
    .orderBy('target')
    .execute();

export async function saveWorkItem(tx: Tx, siteId: string, item: StoredWorkItem): Promise<void> {
  const { ruleId, target, by, at, ...rest } = item;
  const row = { ...rest, changed_by: by, changed_at: at };
  await tx
    .insertInto('work_items')
    .values({ site_id: siteId, rule_id: ruleId, target, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'rule_id', 'target']).doUpdateSet(row))
    .execute();
}

export async function deleteWorkItem(
  tx: Tx,
  siteId: string,
  { ruleId, target }: Pick<StoredWorkItem, 'ruleId' | 'target'>,
): Promise<void> {
  await tx
    .deleteFrom('work_items')
    .where('site_id', '=', siteId)
    .where('rule_id', '=', ruleId)
    .where('target', '=', target)
    .execute();
}
