/** Creates one of everything that an account can own, for tests of access control. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { anAnalysis, anIssue, aPage, storeAnalysis } from './stored-analysis.ts';
import type { TestRuns, TestUser } from './test-runs.ts';

export interface OwnedThings {
  readonly siteId: string;
  /** Of that site. */
  readonly acceptanceId: string;
  readonly credentialId: string;
  readonly shareId: string;
  readonly viewId: string;
  readonly apiKeyId: string;
  readonly analysisId: string;
  /** Of that analysis. */
  readonly pageUrl: string;
  readonly shotKey: string;
  /** A deleted analysis that can still be restored. */
  readonly deletedId: string;
  /** An open test checkout. */
  readonly purchaseId: string;
  /** A site with a running analysis. */
  readonly domain: string;
}

let made = 0;

export async function makeThings(runs: TestRuns, owner: TestUser): Promise<OwnedThings> {
  const { cookie } = owner;
  made += 1;
  // Rate limits are not under test here.
  await runs.db.deleteFrom('rate_counters').execute();
  const domain = `site-${made}.example`;
  const pageUrl = `https://${domain}/`;
  const shotKey = 'home-desktop';
  const [stored, deleted] = [0, 1].map(() => anAnalysis({ domain, pages: [aPage(pageUrl)] }));
  if (stored === undefined || deleted === undefined) throw new Error('no analysis');
  for (const analysis of [stored, deleted]) await storeAnalysis(runs, cookie, analysis);
  await runs.call('DELETE', `/api/analysis/${deleted.id}`, { cookie });
  await runs.db
    .insertInto('screenshots')
    .values({ analysis_id: stored.id, key: shotKey, bytes: Buffer.from([0xff, 0xd8, 0xff]) })
    .execute();
  await sql`
    with spoken as (
      insert into conversations (analysis_id, page_url) values (${stored.id}, ${pageUrl}) returning id)
    insert into messages (conversation_id, exchange, role, content)
    select spoken.id, gen_random_uuid(), role, role || ' about ' || ${pageUrl}::text
    from spoken, unnest(array['user', 'assistant']) role`.execute(runs.db);
  await sql`
    insert into page_copies (analysis_id, page_url, fetched_at, payload)
    values (${stored.id}, ${pageUrl}, now(), '\\x00')`.execute(runs.db);
  const checkout = await runs.call('POST', '/api/payments/create-checkout-session', {
    cookie,
    body: { packageType: 'starter' },
  });
  const { url } = checkout.json<{ url: string }>();
  await runs.started(owner, domain);
  const sites = await runs.call('GET', '/api/sites', { cookie });
  const siteId =
    sites.json<{ id: string; domain: string }[]>().find((site) => site.domain === domain)?.id ?? '';
  const issue = anIssue({ ruleId: 'h1-missing', title: 'No h1' });
  const faulty = anAnalysis({
    domain,
    date: '2026-11-16T10:00:00.000Z',
    pages: [aPage(pageUrl, { issues: [issue] })],
  });
  await storeAnalysis(runs, cookie, faulty);
  const accepted = await runs.call('POST', `/api/sites/${siteId}/acceptances`, {
    cookie,
    body: { ruleId: 'h1-missing', scope: 'site', reason: 'Made in a test' },
  });
  const view = await runs.call('POST', `/api/sites/${siteId}/views`, {
    cookie,
    body: { name: `View of ${domain}`, view: { sort: '-inlinks' } },
  });
  await runs.call('GET', `/api/analysis/${stored.id}/urls`, { cookie });
  const shared = await runs.call('POST', `/api/sites/${siteId}/shares`, { cookie, body: {} });
  // An account has a limited number of keys.
  await runs.db.deleteFrom('api_keys').where('user_id', '=', owner.user.id).execute();
  const key = await runs.call('POST', '/api/keys', {
    cookie,
    body: { name: `Key of ${domain}`, scopes: ['read'] },
  });
  await runs.call('PUT', `/api/sites/${siteId}/alerts`, {
    cookie,
    body: { byEmail: true, webhookUrl: 'https://hooks.example/', kinds: ['score-fell'], scoreDrop: 5 },
  });
  const access = await runs.call('POST', `/api/sites/${siteId}/access/credentials`, {
    cookie,
    body: { kind: 'basic', username: 'owner', password: `password-of-${domain}` },
  });
  return {
    siteId,
    viewId: view.json<{ id: string }>().id,
    apiKeyId: key.json<{ id: string }>().id,
    credentialId: access.json<{ credentials: { id: string }[] }>().credentials[0]?.id ?? '',
    shareId: shared.json<{ id: string }>().id,
    acceptanceId: accepted.json<{ id: string }>().id,
    analysisId: stored.id,
    deletedId: deleted.id,
    pageUrl,
    shotKey,
    domain,
    purchaseId: url.split('/').at(-1) ?? '',
  };
}

/** Every row of every table except the attempt counters, as one text to compare. */
export async function everyRow(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_name <> 'rate_counters'
      and (table_schema = 'public' or (table_schema = 'queue' and table_name like 'job%'))
    order by 1`.execute(db);
  const parts = tables.map(
    ({ name }) => sql<{ sum: string }>`
      select ${name}::text || ' ' || count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '')
        as sum from ${sql.raw(name)} t`,
  );
  const { rows } = await sql<{ sum: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  // The database may append them in any order.
  return rows
    .map(({ sum }) => sum)
    .sort()
    .join('\n');
}
