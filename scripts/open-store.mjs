/** Opens the database that the product would use here: that of DATABASE_URL, else the private one in DATA_DIR. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDataDir } from '../server/startup/check-start.ts';
import { readEnv } from '../server/startup/env.ts';
import { EnvError } from '../server/startup/env-error.ts';
import { reachDatabase } from '../server/startup/reach-database.ts';
import { reportFailure } from '../server/startup/report-failure.ts';
import { openDatabase } from '../server/store/database.ts';
import { launchPrivatePostgres } from '../server/store/private-postgres/launch.ts';
import { say } from './say.mjs';

function openPool(connection) {
  return openDatabase({ connection, maxConnections: 2, onError: (error) => say(error.message) });
}

async function openPrivate(env) {
  const problems = checkDataDir(env);
  if (problems.length > 0) throw new EnvError(problems);
  const postgres = await launchPrivatePostgres(path.resolve(env.DATA_DIR));
  const { pool, close } = openPool(postgres.connection);
  return {
    pool,
    async close() {
      await close();
      // It keeps running where the product uses it.
      await postgres.stop();
    },
  };
}

async function openConfigured(url) {
  const { pool, close } = openPool({ connectionString: url });
  await reachDatabase(pool, url);
  return { pool, close };
}

/** Variables that are already set stay. */
function loadEnvFile() {
  const file = path.join(import.meta.dirname, '..', '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Exits with a sentence when there is none. */
export async function openStore() {
  try {
    loadEnvFile();
    const env = readEnv(process.env);
    return await (env.DATABASE_URL === undefined ? openPrivate(env) : openConfigured(env.DATABASE_URL));
  } catch (error) {
    reportFailure(error);
    return process.exit(1);
  }
}
