/** Opens the database that the product would use here: that of DATABASE_URL, else the private one in DATA_DIR. */
import path from 'node:path';
import { EnvError, readEnv } from '../server/env.ts';
import { openDatabase } from '../server/store/database.ts';
import { launchPrivatePostgres } from '../server/store/private-postgres/launch.ts';
import { say } from './prepare.mjs';

function readSettings() {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    say(error.message);
    return process.exit(1);
  }
}

export async function openStore() {
  const { DATABASE_URL, DATA_DIR } = readSettings();
  const postgres = DATABASE_URL === undefined ? await launchPrivatePostgres(path.resolve(DATA_DIR)) : null;
  const connection = postgres?.connection ?? { connectionString: DATABASE_URL };
  const { pool, close } = openDatabase({
    connection,
    maxConnections: 2,
    onError: (error) => say(error.message),
  });
  return {
    pool,
    async close() {
      await close();
      // It goes on running where the product uses it.
      await postgres?.stop();
    },
  };
}
