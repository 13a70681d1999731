/** Mounts the contract's endpoints: parses what comes in, checks what goes out, knows who asks. */
import type { EndpointSpec, InputOf, RateLimit, ResponseOf } from '@pagewright/contract/endpoint';
import type { User } from '@pagewright/contract/entities/user';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuse } from '../refusal.ts';
import { dropNuls } from './drop-nuls.ts';
import type { Cookies } from './session-cookie.ts';
import { StoredJson } from './stored-json.ts';

/** Who asks, from where, and how to answer with more than a body. */
export interface Visit {
  readonly address: string;
  /** The session token the browser holds, valid or not. */
  readonly token: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface Input<E extends EndpointSpec> extends Visit {
  readonly params: InputOf<E, 'params'>;
  readonly query: InputOf<E, 'query'>;
  readonly body: InputOf<E, 'body'>;
  /** There whenever the endpoint's access is `user`. */
  readonly user: E['access'] extends 'user' ? User : User | null;
}

/** The reply itself when it is written to already. */
type JsonAnswer<E extends EndpointSpec> = ResponseOf<E> | StoredJson | FastifyReply;

/** A JSON endpoint returns its answer; the others write to `reply` themselves. */
export type Handler<E extends EndpointSpec> = (
  input: Input<E>,
) => E['kind'] extends 'json' ? Promise<JsonAnswer<E>> | JsonAnswer<E> : Promise<FastifyReply> | FastifyReply;

/** What `mount` has parsed with an endpoint's own schemas, and so is its `Input`. */
interface ParsedInput extends Visit {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly user: User | null;
}

export interface Route {
  readonly endpoint: EndpointSpec;
  readonly handle: (input: ParsedInput) => unknown;
}

/** Pairs an endpoint with what answers it; the pair is checked here, so that the list of routes need not be. */
export const route = <E extends EndpointSpec>(endpoint: E, handle: Handler<E>): Route => ({
  endpoint,
  handle: (input) => handle(input as Input<E>),
});

export interface MountOptions {
  readonly cookies: Cookies;
  readonly findUser: (token: string | null) => Promise<User | null>;
  /** Refuses a user who asks too often. */
  readonly countRequest: (user: User, limit: RateLimit) => Promise<void>;
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

/** A zod issue with words of ours reads as it is; zod's own words need the field's name in front. */
const sentenceOf = (issue: z.core.$ZodIssue): string =>
  /^Invalid |^Unrecognized |^Too /.test(issue.message)
    ? `${issue.path.join('.') || 'The body'}: ${issue.message}`
    : issue.message;

export function mount(
  app: FastifyInstance,
  routes: readonly Route[],
  { cookies, findUser, countRequest }: MountOptions,
): void {
  for (const { endpoint, handle } of routes) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const token = cookies.readSession(request);
        const user = await findUser(token);
        if (endpoint.access === 'user' && user === null) throw refuse('not_authenticated');
        const parts = {
          params: parsePart(endpoint.params, request.params),
          query: parsePart(endpoint.query, request.query),
          body: parsePart(endpoint.body, request.body),
        };
        if (endpoint.rateLimit !== undefined && user !== null) await countRequest(user, endpoint.rateLimit);
        const answer = await handle({
          ...parts,
          user,
          token,
          address: request.ip,
          request,
          reply,
        });
        if (endpoint.kind !== 'json' || endpoint.response === undefined || answer === reply) return answer;
        void reply.header('cache-control', 'no-store');
        if (answer instanceof StoredJson)
          return reply.type('application/json; charset=utf-8').send(answer.text);
        return endpoint.response.parse(answer);
      },
    });
  }
}
