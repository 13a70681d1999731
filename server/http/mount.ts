/** Mounts the contract's endpoints: authenticates, parses input, validates output. */
import type { EndpointSpec, InputOf, RateLimit, ResponseOf } from '@pagewright/contract/endpoint';
import type { User } from '@pagewright/contract/entities/user';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from '../errors/refusal.ts';
import { authorize, endWithKey, type KeyWatch } from './authorize.ts';
import { sentKey } from './bearer-key.ts';
import { type ClientAddress, clientAddress, type TrustProxy } from './client-address.ts';
import type { ReadingGate } from './reading-gate.ts';
import type { Caller, RequestCaller } from './request-caller.ts';
import type { Cookies } from './session-cookie.ts';
import { StoredJson } from './stored-json.ts';
import { words } from './words.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const clean = (text: string): string => text.replaceAll('\0', '');

/** Changes objects and arrays in place, without recursion. */
function dropNuls(sent: unknown): unknown {
  if (typeof sent === 'string') return clean(sent);
  const waiting = [sent];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (!isObject(at)) continue;
    for (const [name, value] of Object.entries(at)) {
      if (name.includes('\0')) delete at[name];
      else if (typeof value === 'string') {
        if (value.includes('\0')) at[name] = clean(value);
      } else if (isObject(value)) waiting.push(value);
    }
  }
  return sent;
}

/** The context of a request: client, session token, and the raw request and reply. */
export interface RequestContext extends ClientAddress {
  /** The session token the browser sent, valid or not; null for a request with an API key. */
  readonly token: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Input<E extends EndpointSpec> extends RequestContext {
  readonly params: InputOf<E, 'params'>;
  readonly query: InputOf<E, 'query'>;
  readonly body: InputOf<E, 'body'>;
  /** Set whenever the endpoint's access is `user`. */
  readonly user: E['access'] extends 'user' ? User : User | null;
}

/** The reply itself when it was already written to. */
type JsonResponse<E extends EndpointSpec> = ResponseOf<E> | StoredJson | FastifyReply;

/** A JSON endpoint returns its response; others write to `reply` themselves. */
export type Handler<E extends EndpointSpec> = (
  input: Input<E>,
) => E['kind'] extends 'json'
  ? Promise<JsonResponse<E>> | JsonResponse<E>
  : Promise<FastifyReply> | FastifyReply;

/** Input that `mount` has parsed with the endpoint's schemas, and therefore its `Input`. */
interface ParsedInput extends RequestContext {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly user: User | null;
}

export interface Route {
  readonly endpoint: EndpointSpec;
  readonly handle: (input: ParsedInput) => unknown;
}

/** Pairs an endpoint with its handler; the types are checked here, so that a list of routes needs no generics. */
export const route = <E extends EndpointSpec>(endpoint: E, handle: Handler<E>): Route => ({
  endpoint,
  handle: (input) => handle(input as Input<E>),
});

export interface MountOptions {
  readonly cookies: Cookies;
  readonly callerOf: RequestCaller;
  readonly trustProxy: TrustProxy;
  /** Throws when a user or a key exceeds the rate limit. */
  readonly countRequest: (caller: Caller, limit: RateLimit) => Promise<void>;
  readonly gate?: ReadingGate;
  readonly keys?: KeyWatch;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether only users reach the route: a request with an API key is then judged by the key alone. */
    isForUsers?: boolean;
    /** Whether the route knows no cookies. */
    isForKeys?: boolean;
  }
}

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(dropNuls(value ?? {}));
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const first = parsed.error.issues[0];
  throw refuse('invalid_input', { fields, ...(first && { message: sentenceOf(first) }) });
}

/** Our own zod messages are sentences; zod's default messages need the field's name in front. */
const sentenceOf = (issue: z.core.$ZodIssue): string =>
  /^Invalid |^Unrecognized |^Too /.test(issue.message)
    ? `${issue.path.join('.') || words.refusals.body}: ${issue.message}`
    : issue.message;

export function mount(
  app: FastifyInstance,
  routes: readonly Route[],
  { cookies, callerOf, trustProxy, countRequest, gate, keys }: MountOptions,
): void {
  for (const { endpoint, handle } of routes) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: {
        isForUsers: endpoint.access === 'user',
        ...(endpoint.bodyBytesMax !== undefined && { bodyBytesMax: endpoint.bodyBytesMax }),
      },
      // Before the body is read.
      onRequest: async (request, reply) => {
        if (endpoint.access !== 'user') return;
        const caller = authorize(await callerOf(request), request, endpoint.keyScope);
        const isLong = endpoint.kind === 'stream' || endpoint.isLongRunning === true;
        if (keys !== undefined) await endWithKey(keys, caller, { reply, isLong });
        if (endpoint.method === 'GET' && endpoint.kind !== 'stream') await gate?.enter(caller.user.id, reply);
      },
      handler: async (request, reply) => {
        const caller = await callerOf(request);
        const isByKey = sentKey(request).kind === 'key';
        // No key is for what anyone may do: there it counts as nobody.
        const user = isByKey && endpoint.access !== 'user' ? null : (caller?.user ?? null);
        const parts = {
          params: parsePart(endpoint.params, request.params),
          query: parsePart(endpoint.query, request.query),
          body: parsePart(endpoint.body, request.body),
        };
        if (endpoint.rateLimit !== undefined && caller !== null && user !== null)
          await countRequest(caller, endpoint.rateLimit);
        const answer = await handle({
          ...parts,
          user,
          token: isByKey ? null : cookies.readSession(request),
          ...clientAddress(request, trustProxy),
          request,
          reply,
        });
        // A reply is thenable, so that a route which answered itself returns nothing.
        if (endpoint.kind !== 'json' || endpoint.response === undefined || reply.sent) return answer;
        void reply.header('cache-control', 'no-store');
        if (answer instanceof StoredJson)
          return reply.type('application/json; charset=utf-8').send(answer.text);
        return endpoint.response.parse(answer);
      },
    });
  }
}
