/** Puts the doors together: one Fastify application, without a port and without knowing what is real behind the ports. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { endpoints } from '@pagewright/contract/endpoints/all';
import { receivePaymentNotice } from '@pagewright/contract/endpoints/payments';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { apiDocsPage, apiDocsStyle } from './http/api-docs.ts';
import { eventStreams } from './http/event-stream.ts';
import { type LateTimes, lateAnswers } from './http/late-answer.ts';
import { type MountOptions, mount } from './http/mount.ts';
import { describeApi, openApiPath } from './http/openapi.ts';
import { addOperation, type Readiness, type WorkFigures } from './http/operation.ts';
import { checkOrigin } from './http/origin-check.ts';
import { answerError } from './http/refusal-answer.ts';
import { applyHeaders, hashOf, securityHeaders } from './http/security-headers.ts';
import { sessionCookies } from './http/session-cookie.ts';
import { serveWebsite, type Website } from './http/static-files.ts';
import { refuse } from './refusal.ts';
import { analysesRoutes } from './routes/analyses.ts';
import { analyzeRoutes } from './routes/analyze.ts';
import { competitorRoutes } from './routes/competitor.ts';
import { conversationRoutes } from './routes/conversations.ts';
import { noticeRoutes, paymentRoutes, testCheckoutRoutes } from './routes/payments.ts';
import { sessionRoutes } from './routes/session.ts';
import { settingsRoutes } from './routes/settings.ts';
import { refuseBusyUser } from './services/attempts.ts';
import { currentUser } from './services/current-user.ts';
import type { Deps } from './services/deps.ts';
import { createQueueBoard } from './services/queue-board.ts';

export interface AppOptions {
  readonly deps: Deps;
  readonly readiness: Readiness;
  readonly figures?: WorkFigures;
  /** A process that only works opens no door but those for its operator. */
  readonly isForOperatorOnly?: boolean;
  readonly trustsProxy: boolean;
  readonly version: string;
  readonly logger: FastifyBaseLogger;
  /** How long answers that may take minutes are quiet; the product's own times unless given. */
  readonly lateTimes?: LateTimes;
  /** Null serves the API alone. */
  readonly website: Website | null;
}

const bodyLimitBytes = 1024 * 1024;
/** The longest page address, encoded, inside a path. */
const longestParameter = 8192;

function addApiDocs(app: FastifyInstance, publicUrl: string, version: string): void {
  const description = describeApi(endpoints, { url: publicUrl, version });
  const page = apiDocsPage(endpoints);
  const policy = `default-src 'none'; style-src ${hashOf(apiDocsStyle)}; base-uri 'none'; frame-ancestors 'none'`;
  app.get('/api/openapi.json', async (_request, reply) => reply.send(description));
  app.get('/api/docs', async (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
}

/** Doors that take something else than JSON, each in a scope of its own so that no other door does. */
async function addOddBodies(app: FastifyInstance, deps: Deps, mounting: MountOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    mount(scope, noticeRoutes(deps), mounting);
  });
  await app.register(async (scope) => {
    // The forms have no fields: what they say is their address.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    mount(scope, testCheckoutRoutes(deps), mounting);
  });
}

/** A known path asked with a method it does not take gets 405 and is told which it takes. */
function addNotFound(app: FastifyInstance): void {
  app.all('/api/*', async (request, reply) => {
    const urlPath = request.url.split('?', 1)[0] ?? '';
    const known = endpoints.filter((endpoint) =>
      new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(urlPath),
    );
    const others = known
      .filter((endpoint) => endpoint.method !== request.method)
      .map((endpoint) => endpoint.method);
    if (others.length > 0 && known.length === others.length) {
      void reply.header('allow', [...new Set(others)].join(', '));
      throw refuse('method_not_allowed');
    }
    throw refuse('not_found', {
      message: `There is no call ${request.method} ${openApiPath(urlPath)}. The calls are listed at /api/docs.`,
    });
  });
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, website } = options;
  const isSecure = deps.publicUrl.startsWith('https:');
  const publicOrigin = new URL(deps.publicUrl).origin;
  const cookies = sessionCookies(isSecure);
  const headers = securityHeaders({
    isSecure,
    scriptHashes: website?.scriptHashes ?? [],
    showsForeignPictures: deps.identity !== null,
  });
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy: options.trustsProxy,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: longestParameter },
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
  });
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A long report is a fifth smaller than with gzip, for some hundredths of a second off the event loop.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
  app.addHook('onRequest', async (request, reply) => {
    applyHeaders(reply, headers);
    void reply.header('x-request-id', request.id);
    checkOrigin(request, { publicOrigin, signedPath: receivePaymentNotice.path });
  });
  addOperation(app, options.readiness, options.figures);
  if (options.isForOperatorOnly === true) return app;
  addApiDocs(app, deps.publicUrl, options.version);
  const mounting: MountOptions = {
    cookies,
    findUser: (token) => currentUser(deps, token),
    countRequest: (user, limit) => refuseBusyUser(deps, user.id, limit),
  };
  await addOddBodies(app, deps, mounting);
  const streams = eventStreams(app);
  const watching = { ...deps, board: createQueueBoard(deps) };
  mount(
    app,
    [
      ...sessionRoutes(deps, cookies),
      ...analyzeRoutes(watching, streams),
      ...competitorRoutes(watching, streams, lateAnswers(app, options.lateTimes)),
      ...analysesRoutes(deps),
      ...conversationRoutes(deps, streams),
      ...settingsRoutes(deps),
      ...paymentRoutes(deps),
    ],
    mounting,
  );
  addNotFound(app);
  if (website !== null) serveWebsite(app, website);
  return app;
}
