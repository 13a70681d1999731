/** Repository of accepted findings. */
import {
  Acceptance,
  type AcceptanceForm,
  type StoredAcceptance,
} from '@pagewright/contract/entities/acceptance';
import { sql } from 'kysely';
import { isAnalysisId } from './analyses.ts';
import type { Database, Tx } from './database.ts';

/** What decides whether findings of a site are accepted, oldest first. */
export async function listStoredAcceptances(db: Database | Tx, siteId: string): Promise<StoredAcceptance[]> {
  const rows = await db
    .selectFrom('acceptances')
    .select(['id', 'rule_id', 'scope', 'target', 'reason', 'evidence'])
    .select(sql<string | null>`until::text`.as('until'))
    .where('site_id', '=', siteId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ rule_id: ruleId, ...row }) => ({ ...row, ruleId }));
}

/** As their owner sees them, newest first; `today` as 2026-11-15. */
export async function listAcceptances(
  db: Database | Tx,
  siteId: string,
  today: string,
): Promise<Acceptance[]> {
  const rows = await db
    .selectFrom('acceptances')
    .selectAll()
    .select(sql<string | null>`until::text`.as('last_day'))
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => {
    const unused = row.matches === 0 ? 'unused' : 'active';
    return Acceptance.parse({
      id: row.id,
      ruleId: row.rule_id,
      title: row.title,
      scope: row.scope,
      target: row.target,
      reason: row.reason,
      by: row.accepted_by,
      at: row.created_at.toISOString(),
      until: row.last_day,
      matches: row.matches,
      state: row.last_day !== null && row.last_day < today ? 'ended' : unused,
    });
  });
}

export interface NewAcceptance extends AcceptanceForm {
  readonly siteId: string;
  readonly title: string;
  readonly by: string;
  readonly evidence: readonly string[];
}

export async function insertAcceptance(tx: Tx, acceptance: NewAcceptance): Promise<string> {
  const { id } = await tx
    .insertInto('acceptances')
    .values({
      site_id: acceptance.siteId,
      rule_id: acceptance.ruleId,
      title: acceptance.title,
      scope: acceptance.scope,
      target: acceptance.scope === 'site' ? '' : acceptance.target,
      reason: acceptance.reason,
      accepted_by: acceptance.by,
      evidence: JSON.stringify(acceptance.evidence),
      until: acceptance.until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the site has no such acceptance. */
export async function deleteAcceptance(tx: Tx, siteId: string, id: string): Promise<boolean> {
  if (!isAnalysisId(id)) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('acceptances')
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** How many findings of the latest analysis each covers; one that is not named covers none. */
export async function recordMatches(
  tx: Tx,
  siteId: string,
  { matches, today }: { readonly matches: Readonly<Record<string, number>>; readonly today: string },
): Promise<void> {
  await sql`
    update acceptances set matches = coalesce((${JSON.stringify(matches)}::jsonb ->> id::text)::int, 0),
      ended = coalesce(until < ${today}::date, false)
    where site_id = ${siteId}`.execute(tx);
}

/** Sites with an acceptance that ended, of which the latest report does not know yet. */
export async function listSitesWithEnded(
  db: Database,
  today: string,
): Promise<{ readonly siteId: string; readonly userId: string }[]> {
  const rows = await db
    .selectFrom('acceptances')
    .innerJoin('sites', 'sites.id', 'acceptances.site_id')
    .select(['sites.id', 'sites.user_id'])
    .distinct()
    .where('acceptances.ended', '=', false)
    .where(sql<boolean>`until < ${today}::date`)
    .execute();
  return rows.map(({ id, user_id: userId }) => ({ siteId: id, userId }));
}
