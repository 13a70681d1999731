/** Reads all data of one account for its export. */
import { type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

type User = Selectable<Tables['users']>;

/** The account's row without the password hash. */
export async function readAccountRow(
  db: Database,
  userId: string,
): Promise<Omit<User, 'password_hash'> | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  if (row === undefined) return null;
  const { password_hash: _hash, ...rest } = row;
  return rest;
}

/** When sessions start and expire; tokens are secret. */
export const listSessionTimes = (db: Database, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Browsers that are known to the account; tokens are secret. */
export const listDeviceTimes = (db: Database, userId: string) =>
  db
    .selectFrom('known_devices')
    .select(['created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listWholeLedger = (db: Database, userId: string) =>
  db
    .selectFrom('ledger')
    .select(['id', 'kind', 'amount', 'balance_after', 'reason', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const listPurchasesOf = (db: Database, userId: string) =>
  db
    .selectFrom('purchases')
    .select([
      'id',
      'provider',
      'package_name',
      'credits',
      'price_cents',
      'currency',
      'state',
      'receipt_url',
      'taken_back',
      'created_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listMailsOf = (db: Database, userId: string) =>
  db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Requested runs with the user's notes. */
export const listRunsOf = (db: Database, userId: string) =>
  db
    .selectFrom('runs')
    .select([
      'id',
      'domain',
      'path',
      'use_sitemap',
      'additional_info',
      'settings',
      'max_pages',
      'plan',
      'state',
      'error',
      'created_at',
      'started_at',
      'ended_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const readBrandingOf = (db: Database, userId: string) =>
  db.selectFrom('brandings').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const listSitesOf = (db: Database, userId: string) =>
  db
    .selectFrom('sites')
    .select(['id', 'domain', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listAcceptancesOf = (db: Database, userId: string) =>
  db
    .selectFrom('acceptances')
    .innerJoin('sites', 'sites.id', 'acceptances.site_id')
    .select([
      'sites.domain',
      'rule_id',
      'title',
      'scope',
      'target',
      'reason',
      'accepted_by',
      'acceptances.created_at',
    ])
    .select(sql<string | null>`until::text`.as('until'))
    .where('sites.user_id', '=', userId)
    .orderBy('acceptances.created_at')
    .execute();

export const listServerLogsOf = (db: Database, userId: string) =>
  db
    .selectFrom('server_logs')
    .innerJoin('sites', 'sites.id', 'server_logs.site_id')
    .select(['sites.domain', 'imported_at', 'summary'])
    .where('sites.user_id', '=', userId)
    .orderBy('sites.domain')
    .execute();

export const listWorkOf = (db: Database, userId: string) =>
  db
    .selectFrom('work_items')
    .innerJoin('sites', 'sites.id', 'work_items.site_id')
    .select([
      'sites.domain',
      'rule_id',
      'target',
      'title',
      'state',
      'assignee',
      'note',
      'changed_by',
      'changed_at',
    ])
    .where('sites.user_id', '=', userId)
    .orderBy('changed_at')
    .execute();

export const listViewsOf = (db: Database, userId: string) =>
  db
    .selectFrom('explorer_views')
    .innerJoin('sites', 'sites.id', 'explorer_views.site_id')
    .select(['sites.domain', 'name', 'view', 'saved_at'])
    .where('sites.user_id', '=', userId)
    .orderBy('saved_at')
    .execute();

/** Without the credentials: whoever has them can read what Google knows of the site. */
export const listSearchSourcesOf = (db: Database, userId: string) =>
  db
    .selectFrom('search_sources')
    .innerJoin('sites', 'sites.id', 'search_sources.site_id')
    .select(['sites.domain', 'kind', 'property', 'service_email', 'problem', 'search_sources.created_at'])
    .where('sites.user_id', '=', userId)
    .orderBy('search_sources.created_at')
    .execute();

export const listSearchDaysOf = (db: Database, userId: string) =>
  db
    .selectFrom('search_days')
    .innerJoin('sites', 'sites.id', 'search_days.site_id')
    .select(['sites.domain', 'clicks', 'impressions', 'position', 'figures'])
    .select(sql<string>`day::text`.as('day'))
    .where('sites.user_id', '=', userId)
    .orderBy('sites.domain')
    .orderBy('day')
    .execute();

export const listSearchImportsOf = (db: Database, userId: string) =>
  db
    .selectFrom('search_imports')
    .innerJoin('sites', 'sites.id', 'search_imports.site_id')
    .select(['sites.domain', 'figures', 'imported_at'])
    .select([sql<string>`from_day::text`.as('from'), sql<string>`to_day::text`.as('to')])
    .where('sites.user_id', '=', userId)
    .orderBy('imported_at')
    .execute();

/** Links themselves are secret; only hashes are stored. */
export const listSharesOf = (db: Database, userId: string) =>
  db
    .selectFrom('shares')
    .innerJoin('sites', 'sites.id', 'shares.site_id')
    .select(['sites.domain', 'analysis_id', 'expires_at', 'views', 'last_viewed_at', 'shares.created_at'])
    .where('sites.user_id', '=', userId)
    .orderBy('shares.created_at')
    .execute();

/** Without the keys, of which only hashes are stored. */
export const listApiKeysOf = (db: Database, userId: string) =>
  db
    .selectFrom('api_keys')
    .select(['name', 'prefix', 'scopes', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const listSchedulesOf = (db: Database, userId: string) =>
  db
    .selectFrom('schedules')
    .innerJoin('sites', 'sites.id', 'schedules.site_id')
    .select([
      'sites.domain',
      'every',
      'time_zone',
      'settings',
      'use_sitemap',
      'additional_info',
      'next_at',
      'paused_because',
      'schedules.created_at',
    ])
    .select(sql<string>`at::text`.as('at'))
    .where('sites.user_id', '=', userId)
    .orderBy('schedules.created_at')
    .execute();

/** The secret of a webhook stays here: whoever has it can pretend to be us. */
export const listAlertsOf = (db: Database, userId: string) =>
  db
    .selectFrom('alerts')
    .innerJoin('sites', 'sites.id', 'alerts.site_id')
    .select(['sites.domain', 'by_email', 'webhook_url', 'kinds', 'score_drop', 'alerts.created_at'])
    .where('sites.user_id', '=', userId)
    .orderBy('alerts.created_at')
    .execute();

/** Credentials stay here: of each only that it exists. */
export async function listAccessOf(db: Database, userId: string) {
  const sites = await db
    .selectFrom('site_access')
    .innerJoin('sites', 'sites.id', 'site_access.site_id')
    .select(['sites.id', 'sites.domain', 'host', 'over_http', 'include', 'exclude', 'user_agent'])
    .select(['ignore_robots', 'verified_by', 'verified_at', 'site_access.created_at'])
    .where('sites.user_id', '=', userId)
    .orderBy('site_access.created_at')
    .execute();
  const credentials = await db
    .selectFrom('site_credentials')
    .innerJoin('sites', 'sites.id', 'site_credentials.site_id')
    .select(['site_id', 'kind', 'name', 'set_at'])
    .where('sites.user_id', '=', userId)
    .orderBy('set_at')
    .execute();
  return sites.map(({ id, ...site }) => ({
    ...site,
    credentials: credentials.flatMap(({ site_id, ...each }) => (site_id === id ? [each] : [])),
  }));
}

export const listAlertDeliveriesOf = (db: Database, userId: string) =>
  db
    .selectFrom('alert_deliveries')
    .innerJoin('sites', 'sites.id', 'alert_deliveries.site_id')
    .select([
      'sites.domain',
      'channel',
      'message',
      'state',
      'attempts',
      'error',
      'alert_deliveries.created_at',
    ])
    .where('sites.user_id', '=', userId)
    .orderBy('alert_deliveries.created_at')
    .execute();

export interface ListedAnalysis {
  readonly id: string;
  readonly domain: string;
  readonly date: Date;
}

export const listAnalysesOf = (db: Database, userId: string): Promise<ListedAnalysis[]> =>
  db
    .selectFrom('analyses')
    .select(['id', 'domain', 'date'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('date')
    .execute();

/** The data of one analysis without its screenshots; the saved comparison comes first. */
export async function readAnalysisFiles(db: Database, analysisId: string) {
  const row = await db
    .selectFrom('analyses')
    .select(['report', 'competitor'])
    .where('id', '=', analysisId)
    .executeTakeFirst();
  const comparisons = await db
    .selectFrom('comparisons')
    .select(['competitor_key', 'result'])
    .where('analysis_id', '=', analysisId)
    .orderBy('asked_at')
    .execute();
  const screenshots = await db
    .selectFrom('screenshots')
    .select('key')
    .where('analysis_id', '=', analysisId)
    .orderBy('key')
    .execute();
  return row === undefined
    ? null
    : { ...row, comparisons, screenshotKeys: screenshots.map(({ key }) => key) };
}

export interface ExportedMessage {
  readonly pageUrl: string;
  readonly role: string;
  readonly content: string;
  readonly at: Date;
}

export async function listMessagesOf(db: Database, analysisId: string): Promise<ExportedMessage[]> {
  const { rows } = await sql<ExportedMessage>`
    select c.page_url as "pageUrl", m.role, m.content, m.created_at as at
    from conversations c join messages m on m.conversation_id = c.id
    where c.analysis_id = ${analysisId} order by c.created_at, m.id`.execute(db);
  return rows;
}
