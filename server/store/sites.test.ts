/** Databases of earlier versions: their analyses get sites and figures. */
import { copyFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** The migrations before sites. */
function earlierMigrations(): string {
  const earlier = tempFolder();
  for (const name of readdirSync(folder).filter((each) => each < '012'))
    copyFileSync(path.join(folder, name), path.join(earlier, name));
  return earlier;
}

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  // A schema of its own, in which the old tables are made anew.
  await database.pool.query('create schema earlier');
  pool = new pg.Pool({ ...database.connection, options: '-c search_path=earlier' });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

describe('analyses of an earlier version', () => {
  it('get a site and the figures of their report', async () => {
    await migrate(pool, { folder: earlierMigrations() });
    const user = '00000000-0000-4000-8000-000000000001';
    await pool.query("insert into users (id, email) values ($1, 'a@mail.example')", [user]);
    const report = JSON.stringify({ score: { value: 61.5 }, indexability: { indexable: 7 } });
    const rows = [
      ['shop.example', '2026-01-01', report],
      ['www.Shop.example', '2026-02-01', '{"score":{"value":70},"text":"\\u0000"}'],
      ['shop.example/blog/', '2026-03-01', 'no JSON'],
    ];
    for (const [domain, date, text] of rows)
      await pool.query(
        `insert into analyses (id, user_id, domain, date, pages_count, metrics, report)
         values (gen_random_uuid(), $1, $2, $3, 1, '{}', $4)`,
        [user, domain, date, text],
      );
    await migrate(pool, { folder });
    const { rows: found } = await pool.query(
      `select s.site_key, s.domain, a.score, a.indexable from analyses a
       join sites s on s.id = a.site_id order by a.date`,
    );
    expect(found).toEqual([
      { site_key: 'shop.example', domain: 'www.Shop.example', score: 61.5, indexable: 7 },
      { site_key: 'shop.example', domain: 'www.Shop.example', score: null, indexable: null },
      { site_key: 'shop.example/blog', domain: 'shop.example/blog/', score: null, indexable: null },
    ]);
  });
});
