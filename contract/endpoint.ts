/** What an endpoint is: one value that the server mounts, the client calls, the cache is keyed by and OpenAPI prints. */
import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** The kind of response: JSON, a file, a server-sent stream, or a redirect to a page. */
export type ResponseKind = 'json' | 'download' | 'stream' | 'redirect';

/** Requests with the same name are counted together. */
export type RateLimit = 'work' | 'checkout' | 'images' | 'agents';

export interface EndpointSpec {
  /** Unique verb phrase: the operation id. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: 'anyone' | 'user';
  /** The scope an API key needs for it; missing for what no key may do: account, billing, sharing, credentials of sites, keys. */
  readonly keyScope?: 'read' | 'run';
  readonly kind: ResponseKind;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Media types of the files it takes instead of JSON; the handler reads them from the request as they arrive. */
  readonly bodyTypes?: readonly string[];
  /** The most bytes of the body, where it is not that of any request; only for users. */
  readonly bodyBytesMax?: number;
  /** The JSON response, or one event of a stream. */
  readonly response?: z.ZodType;
  readonly mediaType?: string;
  /** It makes the server or a service of ours work for a while, so its requests are limited for each user and each API key. */
  readonly rateLimit?: RateLimit;
  readonly refusals?: readonly ErrorCode[];
  /**
   * The response may take minutes. After 20 s the status line (200) and whitespace are sent to keep the connection open;
   * what is refused after that comes as the body, with the `status` it would have had.
   */
  readonly isLongRunning?: true;
}

export type InputOf<E extends EndpointSpec, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? z.output<E[K]>
  : undefined;

export type ResponseOf<E extends EndpointSpec> = E['response'] extends z.ZodType
  ? z.output<E['response']>
  : undefined;

/** Keeps the literal types of one endpoint's parts. */
export const defineEndpoint = <const E extends EndpointSpec>(endpoint: E): E => endpoint;
