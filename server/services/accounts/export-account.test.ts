/** The export of an account: all data of its user, and nothing of other users. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip, type ZipFile } from '../../http/zip.ts';
import { makeThings, type OwnedThings } from '../../testing/owned-things.ts';
import {
  createTestRuns,
  serveTestSite,
  type TestRuns,
  type TestSite,
  type TestUser,
} from '../../testing/test-runs.ts';

let site: TestSite;
let runs: TestRuns;
beforeAll(async () => {
  site = await serveTestSite({ pages: 1 });
  runs = await createTestRuns(site);
});
afterAll(async () => {
  await runs.close();
  await site.close();
});

/** Reads an archive by its directory at the end, as programs do, and checks every sum. */
function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let n = 0; n < count; n += 1) {
    const [method, crc, packed, bytes] = [
      archive.readUInt16LE(at + 10),
      archive.readUInt32LE(at + 16),
      archive.readUInt32LE(at + 20),
      archive.readUInt32LE(at + 24),
    ];
    const [nameBytes, extraBytes, offset] = [
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt32LE(at + 42),
    ];
    const name = archive.toString('utf8', at + 46, at + 46 + nameBytes);
    const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
    const raw = archive.subarray(start, start + packed);
    const body = method === 8 ? inflateRawSync(raw) : raw;
    expect([name, body.length, crc32(body)]).toEqual([name, bytes, crc]);
    expect(files.has(name)).toBe(false);
    files.set(name, body);
    at += 46 + nameBytes + extraBytes;
  }
  return files;
}

/** Stores one of everything that no endpoint of this test creates for the user. */
async function addMore({ user }: TestUser, { analysisId }: OwnedThings, mark: string): Promise<void> {
  const { db } = runs;
  await db
    .updateTable('analyses')
    .set({ competitor: JSON.stringify({ saved: mark }) })
    .where('id', '=', analysisId)
    .execute();
  for (const rival of ['rival.example', 'rival.example/a', 'rival.example-a'])
    await db
      .insertInto('comparisons')
      .values({
        analysis_id: analysisId,
        competitor_key: rival,
        result: JSON.stringify({ made: `${mark} ${rival}` }),
      })
      .execute();
  await sql`insert into mails (id, user_id, recipient, subject, body) values (gen_random_uuid(), ${user.id}, 'x@mail.example', ${mark}, 'text')`.execute(
    db,
  );
}

async function exportOf({ cookie }: TestUser) {
  const response = await runs.call('GET', '/api/auth/user/export', { cookie });
  return { response, files: readZip(response.rawPayload) };
}

const parsed = (files: Map<string, Buffer>, name: string) =>
  JSON.parse(files.get(name)?.toString() ?? 'null');

describe('the export of an account', () => {
  it('has everything of it, in files that can be read, and nothing of others', async () => {
    const [mine, theirs] = [await runs.person(500), await runs.person(500)];
    const things = await makeThings(runs, mine);
    await addMore(mine, things, 'Quillfeather');
    await addMore(theirs, await makeThings(runs, theirs), 'Bramblewick');
    const { response, files } = await exportOf(mine);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="pagewright-data-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const folder = `analyses/2026-11-15-${things.domain}-${things.analysisId.slice(-8)}`;
    expect([...files.keys()]).toEqual([
      'README.txt',
      'account.json',
      'settings.json',
      'sessions.json',
      'devices.json',
      'ledger.json',
      'purchases.json',
      'messages.json',
      'runs.json',
      'branding.json',
      'sites.json',
      'acceptances.json',
      'server-logs.json',
      'work.json',
      'views.json',
      'search.json',
      'schedules.json',
      'alerts.json',
      'api-keys.json',
      'access.json',
      'shares.json',
      `${folder}/analysis.json`,
      `${folder}/comparison.json`,
      `${folder}/comparisons/1-rival.example.json`,
      `${folder}/comparisons/2-rival.example-a.json`,
      `${folder}/comparisons/3-rival.example-a.json`,
      `${folder}/conversations.json`,
      `${folder}/screenshots/${things.shotKey}.jpg`,
      expect.stringMatching(/^analyses\/2026-11-16-.*\/analysis\.json$/),
    ]);
    expect(parsed(files, 'account.json')).toMatchObject({
      id: mine.user.id,
      email: mine.user.email,
      account_status: 'paid',
    });
    const ledger: { amount: number }[] = parsed(files, 'ledger.json');
    const { credits } = parsed(files, 'account.json');
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits);
    expect(parsed(files, 'purchases.json')).toMatchObject([{ id: things.purchaseId, state: 'open' }]);
    expect(parsed(files, 'alerts.json')).toMatchObject({
      sites: [{ domain: things.domain, by_email: true }],
    });
    expect(parsed(files, 'api-keys.json')).toMatchObject([
      { name: `Key of ${things.domain}`, scopes: ['read'] },
    ]);
    expect(parsed(files, 'access.json')).toMatchObject([
      { domain: things.domain, host: things.domain, credentials: [{ kind: 'basic', name: '' }] },
    ]);
    expect(parsed(files, 'messages.json')).toMatchObject([{ subject: 'Quillfeather' }]);
    expect(parsed(files, 'runs.json')).toMatchObject([{ domain: things.domain, state: 'queued' }]);
    expect(parsed(files, `${folder}/analysis.json`)).toMatchObject({
      id: things.analysisId,
      domain: things.domain,
    });
    expect(parsed(files, `${folder}/comparison.json`)).toEqual({ saved: 'Quillfeather' });
    expect(parsed(files, `${folder}/conversations.json`)).toMatchObject([
      {
        pageUrl: things.pageUrl,
        messages: [{ role: 'user' }, { role: 'assistant', content: `assistant about ${things.pageUrl}` }],
      },
    ]);
    expect(files.get(`${folder}/screenshots/${things.shotKey}.jpg`)?.toString('hex')).toBe('ffd8ff');
    const whole = [...files.values()].map((body) => body.toString('latin1')).join('\n');
    expect(whole).not.toMatch(
      /Bramblewick|argon2|token_hash|key_hash|pw_[\w-]{43}|whsec_|unsubscribe_token|sealed|password-of-/,
    );
    expect(whole).not.toContain(theirs.user.id);
    expect(whole).not.toContain(mine.cookie.split('=')[1]);
  });

  it('leaves no table out that tells of a person, but those that are named here', async () => {
    const leftOut = {
      password_resets: 'hashes of links that were mailed',
      run_requests: 'working copies of public pages, gone when the run ends',
      run_work: 'working copies of public pages, gone when the run ends',
      alert_runs: 'runs of which nobody has been told yet, for some seconds',
      page_copies: 'working copies of public pages',
      search_logins: 'connections to Google that were begun, for ten minutes',
    };
    const exported = [
      'acceptances',
      'alert_deliveries',
      'alerts',
      'analyses',
      'api_keys',
      'brandings',
      'comparisons',
      'conversations',
      'explorer_views',
      'known_devices',
      'ledger',
      'mails',
      'messages',
      'purchases',
      'runs',
      'schedules',
      'screenshots',
      'search_days',
      'search_imports',
      'search_sources',
      'server_logs',
      'sessions',
      'shares',
      'site_access',
      'site_credentials',
      'sites',
      'users',
      'work_items',
    ];
    const { rows } = await sql<{ name: string }>`
      with recursive personal(id) as (
        select 'users'::regclass::oid
        union select c.conrelid from pg_constraint c join personal p on c.confrelid = p.id where c.contype = 'f')
      select id::regclass::text as name from personal order by 1`.execute(runs.db);
    expect(rows.map(({ name }) => name)).toEqual([...exported, ...Object.keys(leftOut)].sort());
  });

  it('is for a new account too', async () => {
    const person = await runs.person();
    expect([...(await exportOf(person)).files.keys()]).toHaveLength(21);
  });
});

describe('an archive', () => {
  async function archiveOf(files: readonly ZipFile[]): Promise<Buffer> {
    const given = async function* (): AsyncGenerator<ZipFile> {
      yield* files;
    };
    const pieces: Buffer[] = [];
    for await (const piece of writeZip(given(), new Date('2026-11-15T10:11:12Z'))) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  it('gives back what was put in, empty files and names of any script too', async () => {
    const files = [
      { name: 'a/ü-東.txt', body: 'Größe' },
      { name: 'empty.json', body: '' },
      { name: 'b.jpg', body: Buffer.alloc(70_000, 7) },
    ];
    const read = readZip(await archiveOf(files));
    expect([...read].map(([name, body]) => [name, body.length])).toEqual([
      ['a/ü-東.txt', 7],
      ['empty.json', 0],
      ['b.jpg', 70_000],
    ]);
  });

  it('stops reading files when the archive is no longer read', async () => {
    let isClosed = false;
    let opened = 0;
    const given = async function* (): AsyncGenerator<ZipFile> {
      try {
        for (; opened < 1000; opened += 1) yield { name: `${opened}.jpg`, body: Buffer.alloc(100_000) };
      } finally {
        isClosed = true;
      }
    };
    for await (const piece of writeZip(given(), new Date())) if (piece.length > 0) break;
    expect([isClosed, opened < 10]).toEqual([true, true]);
  });

  it('fails when a file cannot be read', async () => {
    const given = async function* (): AsyncGenerator<ZipFile> {
      yield { name: 'a.txt', body: 'a' };
      throw new Error('the database is gone');
    };
    const reading = async () => {
      for await (const _ of writeZip(given(), new Date()));
    };
    await expect(reading()).rejects.toThrow('the database is gone');
  });

  it('of more than 65,535 files says so where large archives do', async () => {
    const archive = await archiveOf(
      Array.from({ length: 65_600 }, (_, n) => ({ name: `${n}.jpg`, body: '' })),
    );
    const locator = archive.length - 22 - 20;
    expect(archive.readUInt32LE(locator)).toBe(0x07064b50);
    const full = Number(archive.readBigUInt64LE(locator + 8));
    expect(archive.readUInt32LE(full)).toBe(0x06064b50);
    expect(Number(archive.readBigUInt64LE(full + 24))).toBe(65_600);
    const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-zip-'));
    const at = path.join(folder, 'many.zip');
    writeFileSync(at, archive);
    const python = (() => {
      try {
        return execFileSync('python3', [
          '-c',
          'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(len(z.namelist()),z.testzip())',
          at,
        ]).toString();
      } catch {
        return null; // another reader's opinion, where there is one
      }
    })();
    rmSync(folder, { recursive: true });
    if (python !== null) expect(python.trim()).toBe('65600 None');
  });
});
