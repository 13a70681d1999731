/** Opens the database that the product would use here: that of DATABASE_URL, else the private one in DATA_DIR. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDataDir } from '../server/check-start.ts';
import { readEnv } from '../server/env.ts';
import { EnvError } from '../server/env-error.ts';
import { reachDatabase } from '../server/reach-database.ts';
import { reportFailure } from '../server/report-failure.ts';
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
      // It goes on running where the product uses it.
      await postgres.stop();
    },
  };
}

async function openConfigured(url) {
  const { pool, close } = openPool({ connectionString: url });
  await reachDatabase(pool, url);
  return { pool, close };
}

/** Variables that are set already stay as they are. */
function loadEnvFile() {
  const file = path.join(import.meta.dirname, '..', '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Ends this process with a sentence when there is none to be had. */
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
