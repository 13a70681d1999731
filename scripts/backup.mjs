/** `npm run backup -- FILE`: writes the whole database into one file, while the product runs or while it does not. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { writeBackup } from '../server/store/backup.ts';
import { openStore } from './open-store.mjs';
import { say } from './prepare.mjs';

const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-').slice(0, 19);
const file = path.resolve(process.argv[2] ?? `pagewright-${stamp}.backup`);
const store = await openStore();
try {
  const rows = await writeBackup(store.pool, file);
  say(
    `${rows} rows are in ${file} (${Math.ceil(statSync(file).size / 1024)} KB). It holds personal data: keep it safe.`,
  );
} finally {
  await store.close();
}
