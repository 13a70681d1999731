/** `npm run backup -- FILE`: writes the whole database into one file, or to standard output with "-", whether the product runs or not. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { streamBackup, writeBackup } from '../server/store/backup.ts';
import { openStore } from './open-store.mjs';
import { say } from './say.mjs';

const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-').slice(0, 19);
const [target = `pagewright-${stamp}.backup`] = process.argv.slice(2);
const store = await openStore();
try {
  if (target === '-') {
    say(
      `${await streamBackup(store.pool, process.stdout)} rows are in the backup. It holds personal data: keep it safe.`,
    );
  } else {
    const file = path.resolve(target);
    const rows = await writeBackup(store.pool, file);
    say(
      `${rows} rows are in ${file} (${Math.ceil(statSync(file).size / 1024)} KB). It holds personal data: keep it safe.`,
    );
  }
} finally {
  await store.close();
}
