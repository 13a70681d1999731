/** Starts the product: the one file that knows every concrete thing. */
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import { oidcIdentityProvider } from './adapters/identity.ts';
import { outboxMailer, smtpMailer } from './adapters/mail.ts';
import { s3ObjectStore } from './adapters/s3-objects.ts';
import { buildApp } from './app.ts';
import { checkStart, describePort } from './check-start.ts';
import { aboutModel, chooseModel } from './choose-model.ts';
import { demoDomain } from './demo/demo-hosts.ts';
import { addDemo, serveDemo } from './demo/serve-demo.ts';
import { type Env, readEnv } from './env.ts';
import { EnvError } from './env-error.ts';
import { sessionCookies } from './http/session-cookie.ts';
import { loadWebsite, type Website } from './http/static-files.ts';
import { keepHouse } from './keep-house.ts';
import { createLog } from './log.ts';
import { openAdvisor } from './open-advisor.ts';
import { openChat } from './open-chat.ts';
import { openReports } from './open-reports.ts';
import { type Closer, openRuns, startWorking } from './open-runs.ts';
import { describeDatabase, explainMigration, reachDatabase } from './reach-database.ts';
import { reportFailure } from './report-failure.ts';
import { createAnalystDesk } from './runs/analyst-desk.ts';
import type { OpenRunQueue } from './runs/run-queue.ts';
import type { Deps, Log, Mailer } from './services/deps.ts';
import { createSharedPace } from './services/shared-pace.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { type Connection, openDatabase } from './store/database.ts';
import { keepMail } from './store/mails.ts';
import { migrate } from './store/migrate.ts';
import { launchPrivatePostgres } from './store/private-postgres/launch.ts';
import { countByState } from './store/run-lists.ts';

const root = path.dirname(import.meta.dirname);

/** Closes in the reverse of the order in which things were opened. */
async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of closers.toReversed()) await close();
}

interface FoundDatabase {
  readonly connection: Connection;
  /** Where data is, for the operator. */
  readonly data: readonly string[];
}

async function findDatabase(env: Env, log: Log, closers: Closer[]): Promise<FoundDatabase> {
  const dataDir = path.resolve(env.DATA_DIR);
  if (env.DATABASE_URL !== undefined)
    return { connection: { connectionString: env.DATABASE_URL }, data: [describeDatabase(env.DATABASE_URL)] };
  const started = performance.now();
  const postgres = await launchPrivatePostgres(dataDir, {
    onRevived: () =>
      log.warn({ event: 'db.restarted' }, 'the private database was gone and has been started again'),
  });
  closers.push(() => postgres.stop());
  log.info(
    { at: postgres.dataPath, ms: Math.round(performance.now() - started) },
    'the private database runs',
  );
  const isInside = postgres.dataPath.startsWith(`${realpathSync(dataDir)}${path.sep}`);
  const data = isInside
    ? [dataDir]
    : [`${path.dirname(postgres.dataPath)} (database)`, `${dataDir} (mail outbox)`];
  return { connection: postgres.connection, data };
}

/** Stripe's library is large, and most servers start without it. */
async function openPayments({ payments }: Env): Promise<Deps['payments']> {
  if (payments.kind === 'test') return null;
  const { stripeCheckout } = await import('./adapters/stripe-checkout.ts');
  return stripeCheckout(payments);
}

function chooseMailer(env: Env, log: Log, keep: Parameters<typeof outboxMailer>[0]['keep']): Mailer {
  if (env.SMTP_URL !== undefined)
    return smtpMailer(env.SMTP_URL, env.MAIL_FROM ?? `Pagewright <${env.SUPPORT_EMAIL}>`);
  return outboxMailer({ folder: path.resolve(env.DATA_DIR, 'outbox'), log, keep });
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new EnvError([describePort(env, 'EADDRINUSE')]) : error;
  }
}

/** Where named hosts really are: those of CONNECT_TO, and the demo sites, which every process serves for itself. */
async function findTargets(env: Env, closers: Closer[]): Promise<string> {
  if (!env.isDemoOn) return env.CONNECT_TO.join(',');
  const demo = await serveDemo();
  closers.push(demo.close);
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

/** Null when database and queue answer. */
async function whatIsMissing(pool: pg.Pool, queue: OpenRunQueue): Promise<string | null> {
  try {
    await pool.query('select 1');
  } catch {
    return 'The database is not reachable.';
  }
  try {
    await queue.countWaiting();
    return null;
  } catch {
    return 'The queue is not reachable.';
  }
}

async function openSchema(env: Env, log: Log, pool: pg.Pool): Promise<void> {
  if (env.DATABASE_URL !== undefined) await reachDatabase(pool, env.DATABASE_URL);
  const applied = await migrate(pool).catch((error: unknown) => {
    throw explainMigration(error, env.DATABASE_URL);
  });
  if (applied.length > 0) log.info({ applied }, 'the database schema was brought up to date');
}

interface Starting {
  readonly env: Env;
  readonly log: Logger;
  readonly closers: Closer[];
  /** Aborted when the process is to stop: the rest is not started. */
  readonly stopping: AbortSignal;
}

async function start({ env, log, closers, stopping }: Starting): Promise<void> {
  await checkStart(env);
  const { connection, data } = await findDatabase(env, log, closers);
  stopping.throwIfAborted();
  const { db, pool, close } = openDatabase({
    connection,
    maxConnections: env.DATABASE_POOL,
    onError: (error) =>
      log.warn({ event: 'db.connection_lost', error: error.message }, 'a database connection was lost'),
  });
  closers.push(close);
  await openSchema(env, log, pool);
  const connectTo = await findTargets(env, closers);
  const analyst = createAnalystDesk();
  closers.push(analyst.close);
  const { notices, queue } = await openRuns(connection, env, { log, closers });
  const reached = { connectTo, aboutUrl: `${env.PUBLIC_URL}/how-it-works` };
  const setup = { ...reached, ...chooseModel(env) };
  const sharedPace = createSharedPace({ db, log });
  const reports = openReports({ root, ...reached, chromePath: env.CHROME_PATH, sharedPace });
  closers.push(reports.close);

  const deps: Deps = {
    db,
    objects: env.objectStore && s3ObjectStore(env.objectStore),
    queue,
    notices,
    reports: { ...reports, advisor: openAdvisor({ env, analyst, db }) },
    chat: openChat(env, analyst),
    mailer: chooseMailer(env, log, (mail) => keepMail(db, { ...mail, recipient: mail.to })),
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
  keepHouse(deps, { screenshotsKeptDays: env.SCREENSHOTS_KEPT_DAYS, stopping });

  const { version }: { version: string } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const app = await buildApp({
    deps,
    website: loadSite(env),
    version,
    logger: log,
    trustsProxy: env.trustsProxy,
    isForOperatorOnly: env.ROLE === 'worker',
    readiness: { whatIsMissing: () => whatIsMissing(pool, queue) },
    figures: { runsByState: () => countByState(db), waitingJobs: queue.countWaiting },
  });
  closers.push(() => app.close());
  stopping.throwIfAborted();
  await listen(app, env);
  const browser = { configured: env.CHROME_PATH, own: path.join(root, '.cache', 'browser', 'chromium') };
  if (env.ROLE !== 'web')
    await startWorking({
      deps,
      queue,
      setup,
      slots: env.RUNS_AT_ONCE,
      closers,
      browser,
      analyst,
      stopping,
    });
  stopping.throwIfAborted();
  const { PUBLIC_URL: url, ROLE: role } = env;
  const demo = env.isDemoOn && role !== 'worker' ? demoDomain : null;
  log.info({ event: 'server.started', url, role, data, demo }, `Pagewright is running at ${url}`);
  // To `npm start`, if that is who started us.
  process.send?.({ event: 'server.started' }, undefined, undefined, () => undefined);
}

async function run(): Promise<void> {
  const closers: Closer[] = [];
  try {
    const env = readEnv(process.env);
    const log = createLog(env);
    const started = Promise.withResolvers<void>();
    const stopping = stopOnSignal(log, async () => {
      await started.promise;
      await closeAll(closers);
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
