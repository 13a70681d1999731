/** Starts the product: the one file that knows every concrete thing. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { oidcIdentityProvider } from './adapters/identity.ts';
import { outboxMailer, smtpMailer } from './adapters/mail.ts';
import { s3ObjectStore } from './adapters/s3-objects.ts';
import { buildApp } from './app.ts';
import { aboutModel, chooseModel } from './choose-model.ts';
import { demoDomain } from './demo/demo-hosts.ts';
import { addDemo, serveDemo } from './demo/serve-demo.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { sessionCookies } from './http/session-cookie.ts';
import { loadWebsite, type Website } from './http/static-files.ts';
import { keepHouse } from './keep-house.ts';
import { createLog } from './log.ts';
import { openAdvisor } from './open-advisor.ts';
import { openChat } from './open-chat.ts';
import { openReports } from './open-reports.ts';
import { type Closer, openRuns, startWorking } from './open-runs.ts';
import { createAnalystDesk } from './runs/analyst-desk.ts';
import type { OpenRunQueue } from './runs/run-queue.ts';
import type { Deps, Log, Mailer } from './services/deps.ts';
import { createSharedPace } from './services/shared-pace.ts';
import { type Connection, openDatabase } from './store/database.ts';
import { keepMail } from './store/mails.ts';
import { migrate } from './store/migrate.ts';
import { launchPrivatePostgres } from './store/private-postgres/launch.ts';
import { countByState } from './store/run-lists.ts';

const root = path.dirname(import.meta.dirname);
/** After this a stop that hangs is cut short. */
const stopLimitMs = 9000;

/** Closes in the reverse of the order in which things were opened. */
async function closeAll(closers: readonly Closer[]): Promise<void> {
  for (const close of closers.toReversed()) await close();
}

async function findDatabase(env: Env, log: Log, closers: Closer[]): Promise<Connection> {
  if (env.DATABASE_URL !== undefined) return { connectionString: env.DATABASE_URL };
  const started = performance.now();
  const postgres = await launchPrivatePostgres(path.resolve(env.DATA_DIR), {
    onRevived: () => log.warn({}, 'the private database was gone and has been started again'),
  });
  closers.push(() => postgres.stop());
  log.info(
    { at: postgres.dataPath, ms: Math.round(performance.now() - started) },
    'the private database runs',
  );
  return postgres.connection;
}

function chooseMailer(env: Env, log: Log, keep: Parameters<typeof outboxMailer>[0]['keep']): Mailer {
  if (env.SMTP_URL !== undefined)
    return smtpMailer(env.SMTP_URL, env.MAIL_FROM ?? `Pagewright <${env.SUPPORT_EMAIL}>`);
  return outboxMailer({ folder: path.resolve(env.DATA_DIR, 'outbox'), log, keep });
}

/** Null for the test checkout, which needs nothing of Stripe's: its client is loaded only where it is used. */
async function choosePayments({ payments }: Env): Promise<Deps['payments']> {
  if (payments.kind !== 'stripe') return null;
  const { stripeCheckout } = await import('./adapters/stripe-checkout.ts');
  return stripeCheckout(payments);
}

function onStopSignal(log: Log, closers: readonly Closer[]): void {
  let isStopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({}, 'the stop took too long and was cut short');
      process.exit(1);
    }, stopLimitMs).unref();
    await closeAll(closers);
    log.info({}, 'stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        log.error({ error: String(error) }, 'the stop failed');
        process.exit(1);
      });
    });
  }
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.HOST, port: env.PORT });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new EnvError(
        `PORT is "${env.PORT}". It must be a port that is free; something else listens there.`,
      );
    }
    throw error;
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

async function start(closers: Closer[]): Promise<void> {
  const env = readEnv(process.env);
  const log = createLog(env.LOG_LEVEL);
  onStopSignal(log, closers);

  const connection = await findDatabase(env, log, closers);
  const { db, pool, close } = openDatabase({
    connection,
    maxConnections: env.DATABASE_POOL,
    onError: (error) => log.warn({ error: error.message }, 'a database connection broke'),
  });
  closers.push(close);
  const applied = await migrate(pool);
  if (applied.length > 0) log.info({ applied }, 'the database schema was brought up to date');
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
    payments: await choosePayments(env),
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
  keepHouse(deps, { screenshotsKeptDays: env.SCREENSHOTS_KEPT_DAYS });

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
  await listen(app, env);
  log.info({ url: env.PUBLIC_URL }, `Pagewright is at ${env.PUBLIC_URL}`);
  const browser = { configured: env.CHROME_PATH, own: path.join(root, '.cache', 'browser', 'chromium') };
  if (env.ROLE !== 'web')
    await startWorking({ deps, queue, setup, slots: env.RUNS_AT_ONCE, closers, browser, analyst });
}

const closers: Closer[] = [];
start(closers).catch(async (error: unknown) => {
  console.error(error instanceof EnvError ? error.message : error);
  await closeAll(closers);
  process.exit(1);
});
