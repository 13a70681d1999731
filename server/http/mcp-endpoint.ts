/**
 * The Model Context Protocol over streamable HTTP, at `/mcp`, by API key. No session is kept: each request has a server
 * of its own, so that any node answers any request. A session id only tells apart whose request is cancelled.
 */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { limits } from '@pagewright/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { endWithKey, type KeyWatch } from './authorize.ts';
import { sentKey } from './bearer-key.ts';
import { headersSetOn } from './headers-set-on.ts';
import type { Caller, RequestCaller } from './request-caller.ts';
import { endWhenStalled } from './slow-readers.ts';

export type KeyCaller = Extract<Caller, { kind: 'key' }>;

/** A request that is cancelled, on any node. */
export interface CancelledRequest {
  readonly keyId: string;
  readonly request: string;
}

export interface McpOptions {
  readonly callerOf: RequestCaller;
  readonly keys: KeyWatch;
  /** Throws when a key exceeds the rate limit. */
  readonly countRequest: (caller: KeyCaller) => Promise<void>;
  readonly createServer: (caller: KeyCaller) => Promise<AgentServer>;
  readonly announceCancelled: (request: CancelledRequest) => Promise<void>;
  /** Returns the function that ends it. */
  readonly watchCancelled: (onCancelled: (request: CancelledRequest) => void) => () => void;
  readonly stalledMs?: number | undefined;
}

interface AgentServer {
  readonly connect: (transport: Transport) => Promise<void>;
  readonly close: () => Promise<void>;
}

const path = '/mcp';
const sessionHeader = 'mcp-session-id';
const sessionPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** A notice of the database has room for 8000 bytes. */
const requestIdMax = 200;

type Message = Readonly<Record<string, unknown>>;

const isMessage = (body: unknown): body is Message =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** Numbers and texts are different ids, and each client counts for itself. */
function requestName({ headers }: FastifyRequest, id: unknown): string | null {
  const session = String(headers[sessionHeader] ?? '');
  if (typeof id === 'number') return `${sessionPattern.test(session) ? session : ''} ${id}`;
  if (typeof id !== 'string' || id.length > requestIdMax) return null;
  return `${sessionPattern.test(session) ? session : ''} "${id}"`;
}

const paramsOf = ({ params }: Message): Message => (isMessage(params) ? params : {});

interface OpenRequest {
  readonly userId: string;
  readonly cancel: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What is worked on here, by key and name. */
function openRequests() {
  const open = new Map<string, OpenRequest>();
  const nameIn = (keyId: string, name: string): string => `${keyId} ${name}`;
  return {
    add: (keyId: string, name: string, request: OpenRequest): (() => void) => {
      const at = nameIn(keyId, name);
      open.set(at, request);
      return () => {
        if (open.get(at) === request) open.delete(at);
      };
    },
    countOf: (userId: string): number =>
      [...open.values()].filter((request) => request.userId === userId).length,
    cancel: async ({ keyId, request }: CancelledRequest): Promise<void> =>
      open.get(nameIn(keyId, request))?.cancel(),
    closeAll: async (): Promise<void> => {
      await Promise.all([...open.values()].map(({ close }) => close()));
    },
  };
}

async function openTransport(): Promise<{
  readonly transport: Transport;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}> {
  const { StreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/streamableHttp.js'
  );
  const transport = new StreamableHTTPServerTransport({});
  return {
    // Its optional handlers are declared as accessors.
    transport: transport as Transport,
    handle: (request, { raw }) => transport.handleRequest(request.raw, raw, request.body),
  };
}

/** The reply is the transport's from here on. */
function takeOver(reply: FastifyReply, stalledMs: number | undefined): void {
  reply.hijack();
  for (const [name, value] of Object.entries(headersSetOn(reply)))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.on('error', () => reply.raw.destroy());
  endWhenStalled(reply, stalledMs);
}

export function addMcp(app: FastifyInstance, options: McpOptions): void {
  const { callerOf, keys, countRequest, createServer, announceCancelled, watchCancelled } = options;
  const open = openRequests();
  const stopWatching = watchCancelled((request) => void open.cancel(request));
  app.addHook('preClose', async () => {
    stopWatching();
    await open.closeAll();
  });

  const keyCallerOf = async (request: FastifyRequest): Promise<KeyCaller> => {
    const caller = await callerOf(request);
    if (caller?.kind === 'key') return caller;
    if (sentKey(request).kind !== 'none') throw refuse('invalid_key');
    throw refuse('invalid_key', {
      message: 'Send an API key as "Authorization: Bearer pw_...". Create one on your account page.',
    });
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, caller: KeyCaller): Promise<void> => {
    const message = isMessage(request.body) ? request.body : {};
    const { transport, handle } = await openTransport();
    const server = await createServer(caller);
    await server.connect(transport);
    const cancel = async (): Promise<void> => {
      const params = { requestId: message['id'] as string | number, reason: 'Cancelled by the client.' };
      transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params });
      // Notifications are handled in the next turn; a cancelled request gets no answer that would end its stream.
      await setImmediate();
      await server.close();
    };
    const name = requestName(request, message['id']);
    const opened = { userId: caller.user.id, cancel, close: () => server.close() };
    const remove = name === null ? () => undefined : open.add(caller.keyId, name, opened);
    takeOver(reply, options.stalledMs);
    if (message['method'] === 'initialize') reply.raw.setHeader(sessionHeader, randomUUID());
    reply.raw.once('close', () => {
      remove();
      void server.close();
    });
    await handle(request, reply).catch((error: unknown) => {
      request.log.error({ event: 'mcp.request_failed', err: error }, 'a request of an agent failed');
      reply.raw.destroy();
    });
  };

  app.route({
    method: 'POST',
    url: path,
    config: { isForKeys: true, bodyBytesMax: limits.bodyBytes.agentMessage },
    // Before the body is read.
    onRequest: async (request, reply) => {
      await endWithKey(keys, await keyCallerOf(request), { reply, isLong: true });
    },
    handler: async (request, reply) => {
      const caller = await keyCallerOf(request);
      await countRequest(caller);
      if (Array.isArray(request.body))
        throw refuse('bad_request', { message: 'Send one message in each request, not a batch.' });
      if (isMessage(request.body) && request.body['method'] === 'notifications/cancelled') {
        const name = requestName(request, paramsOf(request.body)['requestId']);
        if (name === null) throw refuse('bad_request');
        const cancelled = { keyId: caller.keyId, request: name };
        await open.cancel(cancelled);
        await announceCancelled(cancelled);
        return reply.code(202).send();
      }
      if (open.countOf(caller.user.id) >= limits.apiKeys.requestsAtOnce)
        throw refuse('too_many_requests', {
          message: `At most ${limits.apiKeys.requestsAtOnce} requests at once. Wait for one to end.`,
          retryAfterSeconds: 5,
        });
      await answer(request, reply, caller);
      return reply;
    },
  });
  app.route({
    // There is no session to end, and nothing is sent unasked.
    method: ['GET', 'DELETE', 'PUT', 'PATCH'],
    url: path,
    config: { isForKeys: true },
    handler: async (_request, reply) => {
      void reply.header('allow', 'POST');
      throw refuse('method_not_allowed', {
        message: 'This is the MCP server for AI agents: send POST requests with an API key. See docs/mcp.md.',
      });
    },
  });
}
