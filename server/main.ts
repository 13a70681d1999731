/** Starts the server: the only file that knows every concrete dependency. */
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { finishGoogleConnection } from '@pagewright/contract/endpoints/search';
import { parseConnectTo } from '@pagewright/engine/fetch/connect-to';
import { createPoster } from '@pagewright/engine/fetch/post-message';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createCrux } from './adapters/crux.ts';
import { createGoogleSearch } from './adapters/google-search.ts';
import { oidcIdentityProvider } from './adapters/identity.ts';
import { s3ObjectStore } from './adapters/s3-objects.ts';
import { openSecretBox } from './adapters/secret-box.ts';
import { createTxtLookup } from './adapters/txt-lookup.ts';
import { buildApp } from './app.ts';
import { addDemo, serveDemo } from './demo/serve-demo.ts';
import { demoDomain } from './demo/site-model/demo-hosts.ts';
import { sessionCookies } from './http/session-cookie.ts';
import { loadWebsite, type Website } from './http/static-files.ts';
import type { Deps, Log } from './services/deps.ts';
import { createSharedRateLimit } from './services/operations/shared-rate-limit.ts';
import { checkStart, describePort } from './startup/check-start.ts';
import { chooseMailer } from './startup/choose-mailer.ts';
import { aboutModel, chooseModel } from './startup/choose-model.ts';
import { type Env, readEnv } from './startup/env.ts';
import { EnvError } from './startup/env-error.ts';
import { createLog } from './startup/log.ts';
import { startMaintenanceJobs } from './startup/maintenance-jobs.ts';
import { openChat } from './startup/open-chat.ts';
import { openLocalModel } from './startup/open-local-model.ts';
import { openRenderer } from './startup/open-renderer.ts';
import { openReports } from './startup/open-reports.ts';
import { type Closer, openRuns, startWorking } from './startup/open-runs.ts';
import { openSuggester } from './startup/open-suggester.ts';
import {
  describeDatabase,
  explainMigration,
  reachDatabase,
  whatIsMissing,
} from './startup/reach-database.ts';
import { reportFailure } from './startup/report-failure.ts';
import { stopOnSignal } from './startup/stop-on-signal.ts';
import { writeBackup } from './store/backup.ts';
import { type Connection, openDatabase } from './store/database.ts';
import { saveMail } from './store/mails.ts';
import { migrate } from './store/migrate.ts';
import { launchPrivatePostgres } from './store/private-postgres/launch.ts';
import { countByState } from './store/run-lists.ts';
import { createAssistantPool } from './workers/assistant-pool.ts';
import { createLogWorker } from './workers/log-worker.ts';

const root = path.dirname(import.meta.dirname);

/** Closes in the reverse order of opening. */
async function closeAll(closers: readonly Closer[], onStep?: (what: string) => void): Promise<void> {
  for (const { what, close } of closers.toReversed()) {
    onStep?.(what);
    await close();
  }
}

interface FoundDatabase {
  readonly connection: Connection;
  /** Where the data is, to show to the operator. */
  readonly data: readonly string[];
}

async function findDatabase({ env, log, closers, stopping }: Starting): Promise<FoundDatabase> {
  const dataDir = path.resolve(env.DATA_DIR);
  if (env.DATABASE_URL !== undefined)
    return { connection: { connectionString: env.DATABASE_URL }, data: [describeDatabase(env.DATABASE_URL)] };
  const started = performance.now();
  const postgres = await launchPrivatePostgres(dataDir, {
    onRevived: () => log.warn({ event: 'db.restarted' }, 'the private database was restarted'),
    signal: stopping,
  });
  closers.push({ what: 'private database', close: () => postgres.stop() });
  log.info(
    { event: 'db.started', at: postgres.dataPath, ms: Math.round(performance.now() - started) },
    'the private database is running',
  );
  const isInside = postgres.dataPath.startsWith(`${realpathSync(dataDir)}${path.sep}`);
  const data = isInside
    ? [dataDir]
    : [`${path.dirname(postgres.dataPath)} (database)`, `${dataDir} (mail outbox)`];
  return { connection: postgres.connection, data };
}

/** Loads Stripe's large library only when it is used. */
async function openPayments({ payments }: Env): Promise<Deps['payments']> {
  if (payments.kind === 'test') return null;
  const { stripeCheckout } = await import('./adapters/stripe-checkout.ts');
  return stripeCheckout(payments);
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new EnvError([describePort(env, 'EADDRINUSE')]) : error;
  }
}

/** The targets of CONNECT_TO and of the demo sites, which every process serves for itself. */
async function findTargets(env: Env, closers: Closer[]): Promise<string> {
  if (!env.isDemoOn) return env.CONNECT_TO.join(',');
  const demo = await serveDemo();
  closers.push({ what: 'demo sites', close: demo.close });
  return addDemo(env.CONNECT_TO, demo.connectTo).join(',');
}

function loadSite(env: Env): Website | null {
  if (env.ROLE === 'worker') return null;
  const cookies = sessionCookies(env.PUBLIC_URL.startsWith('https:'));
  return loadWebsite(path.join(root, 'web', 'dist', 'client'), {
    publicUrl: env.PUBLIC_URL,
    supportEmail: env.SUPPORT_EMAIL,
    hasSession: (request) => cookies.readSession(request) !== null,
  });
}

/** The database as the version before left it: only that version opens it again. */
async function backUp({ DATA_DIR }: Env, log: Log, pool: pg.Pool, first: string): Promise<void> {
  const folder = path.resolve(DATA_DIR, 'backups');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `before-${path.parse(first).name}.backup`);
  const rows = await writeBackup(pool, file);
  log.info({ event: 'db.backed_up', file, rows }, 'the database was backed up before it is migrated');
}

async function openSchema(env: Env, log: Log, pool: pg.Pool): Promise<void> {
  if (env.DATABASE_URL !== undefined) await reachDatabase(pool, env.DATABASE_URL);
  // An operator's own database is backed up by its operator.
  const beforeUpgrade = env.DATABASE_URL === undefined && ((first: string) => backUp(env, log, pool, first));
  const applied = await migrate(pool, beforeUpgrade ? { beforeUpgrade } : {}).catch((error: unknown) => {
    throw explainMigration(error, env.DATABASE_URL);
  });
  if (applied.length > 0) log.info({ event: 'db.migrated', applied }, 'the database schema was migrated');
}

interface Starting {
  readonly env: Env;
  readonly log: Logger;
  readonly closers: Closer[];
  /** Aborted when the process stops while it starts. */
  readonly stopping: AbortSignal;
}

async function start(starting: Starting): Promise<void> {
  const { env, log, closers, stopping } = starting;
  await checkStart(env);
  const { connection, data } = await findDatabase(starting);
  stopping.throwIfAborted();
  const { db, pool, close } = openDatabase({
    connection,
    maxConnections: env.DATABASE_POOL,
    onError: (error) =>
      log.warn({ event: 'db.connection_lost', error: error.message }, 'a database connection was lost'),
  });
  closers.push({ what: 'database connections', close });
  await openSchema(env, log, pool);
  const connectTo = await findTargets(env, closers);
  const assistants = createAssistantPool();
  closers.push({ what: 'assistants', close: () => assistants.close() });
  const localModel = await openLocalModel(env, log);
  if (localModel !== null) closers.push({ what: 'model', close: localModel.close });
  const access = { connectTo, aboutUrl: `${env.PUBLIC_URL}/how-it-works` };
  const renderer = openRenderer(env, { root, ...access });
  closers.push({ what: 'browser', close: renderer.close });
  const { notices, queue } = await openRuns(connection, env, { log, closers });
  const setup = { ...access, hasSuggester: true, ...chooseModel(env) };
  const sharedRateLimit = createSharedRateLimit({ db, log });
  const reports = openReports({
    root,
    ...access,
    chromePath: env.CHROME_PATH,
    sharedRateLimit,
    renderer,
  });
  closers.push({ what: 'report workers', close: reports.close });

  const logs = createLogWorker();
  closers.push({ what: 'log workers', close: logs.close });
  const webhooks = createPoster({ connectTo: parseConnectTo(connectTo) });
  closers.push({ what: 'webhooks', close: webhooks.close });

  const deps: Deps = {
    db,
    checkUrl: webhooks.check,
    webhooks,
    secrets: openSecretBox(path.resolve(env.SECRETS_KEY_FILE ?? path.join(env.DATA_DIR, 'secrets.key'))),
    lookupTxt: createTxtLookup(),
    google: createGoogleSearch({
      client: env.google,
      redirectUri: `${env.PUBLIC_URL}${finishGoogleConnection.path}`,
      oauthUrl: env.GOOGLE_OAUTH_URL,
      apiUrl: env.GOOGLE_API_URL,
      now: () => new Date(),
    }),
    objects: env.objectStore && s3ObjectStore(env.objectStore),
    queue,
    notices,
    reports: { ...reports, suggester: openSuggester({ env, assistants, db, localModel }) },
    logs,
    fieldData:
      env.CRUX_API_KEY === undefined ? null : createCrux({ key: env.CRUX_API_KEY, apiUrl: env.CRUX_API_URL }),
    chat: openChat(env, assistants, localModel),
    mailer: chooseMailer(env, log, (mail) => saveMail(db, { ...mail, recipient: mail.to })),
    identity: env.oidc && oidcIdentityProvider({ ...env.oidc, publicUrl: env.PUBLIC_URL }),
    payments: await openPayments(env),
    serverInfo: {
      supportEmail: env.SUPPORT_EMAIL,
      signIn: env.oidc === null ? 'password' : 'oidc',
      sendsMail: env.SMTP_URL !== undefined,
      demoDomain: env.isDemoOn ? demoDomain : null,
      isTestCheckout: env.payments.kind === 'test',
      ...aboutModel(env),
    },
    publicUrl: env.PUBLIC_URL,
    log,
    now: () => new Date(),
    sleep: (ms) => delay(ms),
  };
  startMaintenanceJobs(deps, { screenshotRetentionDays: env.SCREENSHOTS_KEPT_DAYS, stopping });

  const { version }: { version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const app = await buildApp({
    deps,
    website: loadSite(env),
    version,
    logger: log,
    trustedProxies: env.trustedProxies,
    allowedHosts: env.ALLOWED_HOSTS,
    isTestCheckoutForOthers: env.payments.kind === 'test' && env.payments.isForOthers,
    isForOperatorOnly: env.ROLE === 'worker',
    readiness: { whatIsMissing: () => whatIsMissing(pool, queue) },
    figures: { runsByState: () => countByState(db), waitingJobs: queue.countWaiting },
  });
  closers.push({ what: 'web server', close: () => app.close() });
  stopping.throwIfAborted();
  await listen(app, env);
  if (env.ROLE !== 'web')
    await startWorking({
      deps,
      queue,
      setup,
      mostRuns: env.RUNS_PER_WORKER,
      slots: env.RUNS_AT_ONCE,
      localModel,
      closers,
      stopping,
    });
  stopping.throwIfAborted();
  const { PUBLIC_URL: url, ROLE: role } = env;
  const demo = env.isDemoOn && role !== 'worker' ? demoDomain : null;
  log.info({ event: 'server.started', url, role, data, demo }, `Pagewright is running at ${url}`);
  // Received by `npm start`.
  process.send?.({ event: 'server.started' }, undefined, undefined, () => undefined);
}

async function run(): Promise<void> {
  const closers: Closer[] = [];
  try {
    const env = readEnv(process.env);
    const log = createLog(env);
    const started = Promise.withResolvers<void>();
    const stopping = stopOnSignal(log, async (onStep) => {
      onStep('start');
      await started.promise;
      await closeAll(closers, onStep);
    });
    await start({ env, log, closers, stopping })
      .catch((error: unknown) => {
        if (!stopping.aborted) throw error;
      })
      .finally(started.resolve);
  } catch (error) {
    reportFailure(error);
    await closeAll(closers);
    process.exit(1);
  }
}

await run();
