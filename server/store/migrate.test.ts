/** Migrations run once each, safely when several nodes start together, and must not be changed. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tempFolder } from '@pagewright/contract/testing/temp-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function folderWith(files: Record<string, string>): string {
  const folder = tempFolder();
  for (const [name, sql] of Object.entries(files)) writeFileSync(path.join(folder, name), sql);
  return folder;
}

describe('migrate', () => {
  it('applies each file once when six nodes start together', async () => {
    const folder = folderWith({
      '900-a.sql': 'create table a (id int)',
      '901-b.sql': 'alter table a add b int',
    });
    const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(database.pool, { folder })));
    expect(applied.flat()).toEqual(['900-a.sql', '901-b.sql']);
  });

  it('rolls back a file that fails half-way, and names it', async () => {
    const folder = folderWith({ '910-half.sql': 'create table half (id int); select nonsense' });
    await expect(migrate(database.pool, { folder })).rejects.toThrow('Migration 910-half.sql failed');
    const { rows } = await database.pool.query("select to_regclass('half') as found");
    expect(rows[0].found).toBeNull();
  });

  it('asks for a backup before it changes a database that was in use, and else not', async () => {
    const folder = folderWith({ '930-d.sql': 'create table d (id int)' });
    const seen: unknown[] = [];
    const beforeUpgrade = async (first: string): Promise<void> => {
      const { rows } = await database.pool.query("select to_regclass('d') as found");
      seen.push(first, rows[0].found);
    };
    await migrate(database.pool, { folder, beforeUpgrade });
    await migrate(database.pool, { folder, beforeUpgrade });
    expect(seen).toEqual(['930-d.sql', null]);
  });

  it('refuses a file that was changed after it ran', async () => {
    await migrate(database.pool, { folder: folderWith({ '920-c.sql': 'create table c (id int)' }) });
    const changed = folderWith({ '920-c.sql': 'create table c (id bigint)' });
    await expect(migrate(database.pool, { folder: changed })).rejects.toThrow(
      'Migration 920-c.sql was changed after this database had run it.',
    );
  });
});
