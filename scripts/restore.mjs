/** `npm run restore -- FILE`: restores a backup, from standard input with "-", into an empty database; the product must not run on it meanwhile. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BackupError, restoreBackup } from '../server/store/restore-backup.ts';
import { openStore } from './open-store.mjs';
import { say } from './say.mjs';

const [given] = process.argv.slice(2);
if (given === undefined || (given !== '-' && !existsSync(given))) {
  say('Say which file, as in "npm run restore -- pagewright-2026-11-15.backup".');
  process.exit(1);
}
const store = await openStore();
let code = 0;
try {
  const backup = given === '-' ? process.stdin : path.resolve(given);
  const { rows, at } = await restoreBackup(store.pool, backup);
  say(`${rows} rows are back, as they were at ${at}. Start Pagewright: analyses that were under way go on.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  say(error.message);
  code = 1;
} finally {
  await store.close();
}
process.exit(code);
