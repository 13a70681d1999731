/** One of everything that an account can own, so that a test can try it with somebody else's session. */
import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import { anAnalysis, aPage, storeAnalysis } from './stored-analysis.ts';
import type { TestPerson, TestRuns } from './test-runs.ts';

export interface OwnedThings {
  readonly analysisId: string;
  /** Of that analysis. */
  readonly pageUrl: string;
  readonly shotKey: string;
  /** An analysis whose deletion can still be taken back. */
  readonly deletedId: string;
  /** A test checkout that is open. */
  readonly purchaseId: string;
  /** A site that is being analysed. */
  readonly domain: string;
}

let made = 0;

export async function makeThings(runs: TestRuns, owner: TestPerson): Promise<OwnedThings> {
  const { cookie } = owner;
  made += 1;
  // A test that tries a hundred doors in a row is not what is counted here.
  await runs.db.deleteFrom('rate_counters').execute();
  const domain = `site-${made}.example`;
  const pageUrl = `https://${domain}/`;
  const shotKey = 'home-desktop';
  const [kept, deleted] = [0, 1].map(() => anAnalysis({ domain, pages: [aPage(pageUrl)] }));
  if (kept === undefined || deleted === undefined) throw new Error('no analysis');
  for (const analysis of [kept, deleted]) await storeAnalysis(runs, cookie, analysis);
  await runs.call('DELETE', `/api/analysis/${deleted.id}`, { cookie });
  await runs.db
    .insertInto('screenshots')
    .values({ analysis_id: kept.id, key: shotKey, bytes: Buffer.from([0xff, 0xd8, 0xff]) })
    .execute();
  await sql`
    with spoken as (
      insert into conversations (analysis_id, page_url) values (${kept.id}, ${pageUrl}) returning id)
    insert into messages (conversation_id, exchange, role, content)
    select spoken.id, gen_random_uuid(), role, role || ' about ' || ${pageUrl}::text
    from spoken, unnest(array['user', 'assistant']) role`.execute(runs.db);
  await sql`
    insert into page_copies (analysis_id, page_url, fetched_at, payload)
    values (${kept.id}, ${pageUrl}, now(), '\\x00')`.execute(runs.db);
  const checkout = await runs.call('POST', '/api/payments/create-checkout-session', {
    cookie,
    body: { packageType: 'starter' },
  });
  const { url } = checkout.json<{ url: string }>();
  await runs.started(owner, domain);
  return {
    analysisId: kept.id,
    deletedId: deleted.id,
    pageUrl,
    shotKey,
    domain,
    purchaseId: url.split('/').at(-1) ?? '',
  };
}

/** Every row of every table but the counters of attempts, as one text: equal texts, nothing changed. */
export async function everyRow(db: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_name <> 'rate_counters'
      and (table_schema = 'public' or (table_schema = 'queue' and table_name like 'job%'))
    order by 1`.execute(db);
  const sums: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
      from ${sql.raw(name)} t`.execute(db);
    sums.push(`${name} ${rows[0]?.sum}`);
  }
  return sums.join('\n');
}
