/** The Model Context Protocol over streamable HTTP at /mcp, by API key: no session is kept, so any node answers any request. */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { limits } from '@pagewright/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors/refusal.ts';
import { endWithKey, type KeyWatch } from './authorize.ts';
import { sentKey } from './bearer-key.ts';
import { type CancelledRequest, type OpenAgentRequests, openAgentRequests } from './open-agent-requests.ts';
import type { Caller, RequestCaller } from './request-caller.ts';
import { headersSetOn } from './security-headers.ts';
import { endWhenStalled } from './slow-readers.ts';
import { words } from './words.ts';

export type KeyCaller = Extract<Caller, { kind: 'key' }>;

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
/** It only tells apart whose request is cancelled. */
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

async function openTransport(): Promise<{
  readonly transport: Transport;
  readonly handle: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}> {
  const { StreamableHTTPServerTransport } = await import(
    '@modelcontextprotocol/sdk/server/streamableHttp.js'
  );
  const transport = new StreamableHTTPServerTransport({});
  return {
    transport,
    handle: (request, { raw }) => transport.handleRequest(request.raw, raw, request.body),
  };
}

function keyCallerOf(request: FastifyRequest, caller: Caller | null): KeyCaller {
  if (caller?.kind === 'key') return caller;
  if (sentKey(request).kind !== 'none') throw refuse('invalid_key');
  throw refuse('invalid_key', {
    message: words.refusals.sendKey,
  });
}

/** The reply is the transport's from here on. */
function takeOver(reply: FastifyReply, stalledMs: number | undefined): void {
  reply.hijack();
  for (const [name, value] of Object.entries(headersSetOn(reply)))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.on('error', () => reply.raw.destroy());
  endWhenStalled(reply, stalledMs);
}

/** Answers one message; the reply ends when the message has its answer, is cancelled, or the client is gone. */
async function answerMessage(
  open: OpenAgentRequests,
  { createServer, stalledMs }: McpOptions,
  { request, reply, caller }: { request: FastifyRequest; reply: FastifyReply; caller: KeyCaller },
): Promise<void> {
  const message = isMessage(request.body) ? request.body : {};
  const { user, keyId } = caller;
  const opened = open.enter({ userId: user.id, keyId, name: requestName(request, message['id']) });
  reply.raw.once('close', () => {
    open.leave(opened);
    void opened.close();
  });
  const { transport, handle } = await openTransport();
  const server = await createServer(caller);
  await server.connect(transport);
  opened.close = () => server.close();
  opened.cancel = async () => {
    const params = { requestId: message['id'] as string | number, reason: 'Cancelled by the client.' };
    transport.onmessage?.({ jsonrpc: '2.0', method: 'notifications/cancelled', params });
    // Notifications are handled in the next turn; a cancelled request gets no answer that would end its stream.
    await setImmediate();
    await server.close();
  };
  takeOver(reply, stalledMs);
  if (reply.raw.destroyed) return server.close();
  if (message['method'] === 'initialize') reply.raw.setHeader(sessionHeader, randomUUID());
  await handle(request, reply).catch((error: unknown) => {
    request.log.error({ event: 'mcp.request_failed', err: error }, 'a request of an agent failed');
    reply.raw.destroy();
  });
}

/** Null when the message cancels nothing. */
function cancelledBy(request: FastifyRequest, { keyId }: KeyCaller): CancelledRequest | null {
  const { body } = request;
  if (!isMessage(body) || body['method'] !== 'notifications/cancelled') return null;
  const name = requestName(request, paramsOf(body)['requestId']);
  if (name === null) throw refuse('bad_request');
  return { keyId, request: name };
}

export function addMcp(app: FastifyInstance, options: McpOptions): void {
  const { callerOf, keys, countRequest } = options;
  const open = openAgentRequests();
  const stopWatching = options.watchCancelled((request) => void open.cancel(request));
  app.addHook('preClose', async () => {
    stopWatching();
    await open.closeAll();
  });
  app.route({
    method: 'POST',
    url: path,
    config: { isForKeys: true, bodyBytesMax: limits.bodyBytes.agentMessage },
    // Before the body is read.
    onRequest: async (request, reply) => {
      const caller = keyCallerOf(request, await callerOf(request));
      await endWithKey(keys, caller, { reply, isLong: true });
    },
    handler: async (request, reply) => {
      const caller = keyCallerOf(request, await callerOf(request));
      await countRequest(caller);
      if (Array.isArray(request.body)) throw refuse('bad_request', { message: words.refusals.noBatch });
      const cancelled = cancelledBy(request, caller);
      if (cancelled !== null) {
        await open.cancel(cancelled);
        await options.announceCancelled(cancelled);
        return reply.code(202).send();
      }
      await answerMessage(open, options, { request, reply, caller });
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
        message: words.refusals.mcpMethod,
      });
    },
  });
}
