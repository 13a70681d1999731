/** Builds the Fastify application from its routes, without listening and without concrete adapters. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { endpoints } from '@pagewright/contract/endpoints/all';
import { receivePaymentNotice } from '@pagewright/contract/endpoints/payments';
import { limits } from '@pagewright/contract/limits';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { refuse } from './errors/refusal.ts';
import { apiDocsPage, apiDocsStyle } from './http/api-docs.ts';
import { clientAddress, type TrustedProxies, trustProxies } from './http/client-address.ts';
import { addConfirmPage } from './http/confirm-page.ts';
import { sendError } from './http/error-response.ts';
import { eventStreams } from './http/event-stream.ts';
import { mountWithFiles } from './http/file-bodies.ts';
import { checkHost, hostRules } from './http/host-check.ts';
import { readJsonBodies } from './http/json-body.ts';
import { createKeyConnections } from './http/key-connections.ts';
import { longResponses, type ResponseTimes } from './http/long-response.ts';
import { addMcp } from './http/mcp-endpoint.ts';
import { type MountOptions, mount } from './http/mount.ts';
import { describeApi, openApiPath } from './http/openapi.ts';
import { addOperation, operationPaths, type Readiness, type WorkFigures } from './http/operation.ts';
import { checkOrigin } from './http/origin-check.ts';
import { createReadingGate } from './http/reading-gate.ts';
import { repairUrl } from './http/repair-url.ts';
import { requestCallers } from './http/request-caller.ts';
import { addRulePages } from './http/rule-pages.ts';
import { applyHeaders, hashOf, securityHeaders } from './http/security-headers.ts';
import { sessionCookies } from './http/session-cookie.ts';
import { addSharedPages } from './http/shared-page.ts';
import { bodyMsOf, endSlowBodies, requestMs } from './http/slow-bodies.ts';
import { endWhenStalled } from './http/slow-readers.ts';
import { serveWebsite, type Website } from './http/static-files.ts';
import { answerExpectations, answerUnreadable } from './http/unreadable-requests.ts';
import { addUnsubscribePage, unsubscribePath } from './http/unsubscribe-page.ts';
import { accountRoutes } from './routes/account.ts';
import { analysesRoutes } from './routes/analyses.ts';
import { analyzeRoutes } from './routes/analyze.ts';
import { competitorRoutes } from './routes/competitor.ts';
import { conversationRoutes } from './routes/conversations.ts';
import { explorerRoutes } from './routes/explorer.ts';
import { logsImportRoutes, logsRoutes } from './routes/logs.ts';
import { paymentRoutes, testCheckoutRoutes, webhookRoutes } from './routes/payments.ts';
import { searchImportRoutes, searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';
import { alertsRoutes, sharesRoutes, siteAccessRoutes, sitesRoutes } from './routes/sites.ts';
import { findKeyOwner, isKeyRevoked, watchRevokedKeys } from './services/accounts/api-keys.ts';
import { limitRequests } from './services/accounts/attempt-limits.ts';
import { confirmAddress } from './services/accounts/confirm-email.ts';
import { currentUser } from './services/accounts/sessions.ts';
import { announceCancelled, watchCancelled } from './services/agents/cancel-requests.ts';
import { storedAnalyses } from './services/agents/stored-analyses.ts';
import { endMailsBy, findMailsToEnd } from './services/alerts/manage-alerts.ts';
import { createQueuePositions } from './services/analyses/queue-positions.ts';
import type { Deps } from './services/deps.ts';
import { openShared } from './services/sites/share-links.ts';

export interface AppOptions {
  readonly deps: Deps;
  readonly readiness: Readiness;
  readonly figures?: WorkFigures;
  /** A worker process serves the operator's routes only. */
  readonly isForOperatorOnly?: boolean;
  readonly trustedProxies: TrustedProxies;
  /** Names of this server besides that of its public URL. */
  readonly allowedHosts: readonly string[];
  /** Without it the test checkout answers to browsers on this machine only. */
  readonly isTestCheckoutForOthers: boolean;
  readonly version: string;
  readonly logger: FastifyBaseLogger;
  /** Timing of responses that may take minutes; for tests. */
  readonly responseTimes?: ResponseTimes;
  /** After so long a client that does not read is disconnected; for tests. */
  readonly stalledMs?: number;
  /** Null serves the API only. */
  readonly website: Website | null;
}

/** Of a payment notice, which is parsed only when its signature is right. */
const noticeBytes = 256 * 1024;
const openPaths: ReadonlySet<string> = new Set([receivePaymentNotice.path, unsubscribePath]);
/** The longest encoded page URL in a path. */
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

/** Routes with bodies other than JSON, each in a scope of its own so that no other route accepts them. */
async function addOtherBodies(
  app: FastifyInstance,
  { deps, isTestCheckoutForOthers }: AppOptions,
  mounting: MountOptions,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const parser = { parseAs: 'buffer', bodyLimit: noticeBytes } as const;
    scope.addContentTypeParser('*', parser, (_request, body, done) => done(null, body));
    mount(scope, webhookRoutes(deps), mounting);
  });
  await app.register(async (scope) => {
    // The forms have no fields: their URL says everything.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null),
    );
    mount(scope, testCheckoutRoutes(deps, isTestCheckoutForOthers), mounting);
  });
  await mountWithFiles(app, searchImportRoutes(deps), mounting);
  await mountWithFiles(app, logsImportRoutes(deps), mounting);
}

/** A path can be as long as its sender likes. */
const namedPathMax = 200;
const shortPath = (urlPath: string): string =>
  urlPath.length > namedPathMax ? `${urlPath.slice(0, namedPathMax)}…` : urlPath;

/** A known path with another method gets 405 with the allowed methods. */
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
      message: `There is no call ${request.method} ${shortPath(openApiPath(urlPath))}. The calls are listed at /api/docs.`,
    });
  });
}

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { deps, website } = options;
  const isSecure = deps.publicUrl.startsWith('https:');
  const publicOrigin = new URL(deps.publicUrl).origin;
  const hosts = hostRules(deps.publicUrl, options.allowedHosts, operationPaths);
  const trustProxy = trustProxies(options.trustedProxies);
  const cookies = sessionCookies(isSecure);
  const headers = securityHeaders({
    isSecure,
    scriptHashes: website?.scriptHashes ?? [],
    showsForeignPictures: deps.identity !== null,
  });
  const app = fastify({
    loggerInstance: options.logger,
    trustProxy,
    rewriteUrl: repairUrl,
    routerOptions: { maxParamLength: longestParameter },
    genReqId: () => randomUUID(),
    forceCloseConnections: true,
    // Of the longest request; others are ended by endSlowBodies.
    requestTimeout: bodyMsOf(limits.logs.bytesMax),
    // Of what comes before the body.
    http: { headersTimeout: requestMs, requireHostHeader: false },
    clientErrorHandler: answerUnreadable(headers),
    // A request without a host is refused by the host check, as one with another host is.
  });
  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw refuse('not_found');
  });
  answerExpectations(app, headers);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A few bytes of a request could become many.
    globalDecompression: false,
    // A long report is a fifth smaller than with gzip, for some hundredths of a second off the event loop.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  });
  app.addHook('onRequest', async (request, reply) => {
    applyHeaders(reply, headers);
    void reply.header('x-request-id', request.id);
    checkHost(request, hosts);
    checkOrigin(request, { publicOrigin, openPaths });
  });
  endSlowBodies(app);
  app.addHook('onSend', async (_request, reply) => endWhenStalled(reply, options.stalledMs));
  addOperation(app, options.readiness, options.figures);
  if (options.isForOperatorOnly === true) return app;
  addApiDocs(app, deps.publicUrl, options.version);
  const callerOf = requestCallers(cookies, {
    bySession: (token) => currentUser(deps, token),
    byKey: (key) => findKeyOwner(deps, key),
  });
  const connections = createKeyConnections();
  const keys = { connections, isRevoked: (keyId: string) => isKeyRevoked(deps, keyId) };
  const stopWatching = watchRevokedKeys(deps, { inUse: connections.keyIds, onRevoked: connections.end });
  app.addHook('onClose', async () => stopWatching());
  readJsonBodies(app);
  const mounting: MountOptions = {
    cookies,
    callerOf,
    trustProxy,
    countRequest: (caller, limit) =>
      limitRequests(
        deps,
        { userId: caller.user.id, ...(caller.kind === 'key' && { keyId: caller.keyId }) },
        limit,
      ),
    gate: createReadingGate(app),
    keys,
  };
  await addOtherBodies(app, options, mounting);
  const streams = eventStreams(app, options.stalledMs);
  const watching = { ...deps, queuePositions: createQueuePositions(deps) };
  mount(
    app,
    [
      ...sessionRoutes(deps, cookies),
      ...analyzeRoutes(watching, streams),
      ...competitorRoutes(watching, streams, longResponses(app, options.responseTimes)),
      ...analysesRoutes(deps),
      ...explorerRoutes(deps),
      ...conversationRoutes(deps, streams),
      ...accountRoutes(deps),
      ...sitesRoutes(deps),
      ...searchRoutes(deps),
      ...logsRoutes(deps),
      ...sharesRoutes(deps),
      ...siteAccessRoutes(deps),
      ...alertsRoutes(deps),
      ...paymentRoutes(deps, options.isTestCheckoutForOthers),
    ],
    mounting,
  );
  await addSharedPages(app, ({ token, password, request }) =>
    openShared(deps, { token, password, address: clientAddress(request, trustProxy).address }),
  );
  addRulePages(app, (id) =>
    deps.reports.worker.callShared('renderRule', { id, fonts: deps.reports.style }, 'rules'),
  );
  await addUnsubscribePage(app, {
    find: (token) => findMailsToEnd(deps, token),
    end: (token) => endMailsBy(deps, token),
  });
  addConfirmPage(app, async (token, request) => {
    const user = await currentUser(deps, cookies.readSession(request));
    if (user === null) return 'signed-out';
    return (await confirmAddress(deps, user, token)) ? 'confirmed' : 'unknown';
  });
  addMcp(app, {
    callerOf,
    keys,
    countRequest: ({ user, keyId }) => limitRequests(deps, { userId: user.id, keyId }, 'agents'),
    createServer: async (agent) => {
      const { createMcpServer } = await import('@pagewright/mcp/create-server');
      return createMcpServer(storedAnalyses(deps, agent), { version: options.version, now: deps.now });
    },
    announceCancelled: (request) => announceCancelled(deps, request),
    watchCancelled: (onCancelled) => watchCancelled(deps, onCancelled),
    stalledMs: options.stalledMs,
  });
  addNotFound(app);
  if (website !== null) serveWebsite(app, website);
  return app;
}
