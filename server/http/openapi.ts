/** Generates the OpenAPI 3.1 description from the contract. */
import type { EndpointSpec } from '@pagewright/contract/endpoint';
import { errors } from '@pagewright/contract/errors';
import { z } from 'zod';
import { words } from './words.ts';

type Json = Record<string, unknown>;

/** Schemas as JSON on the wire; one that transforms is described by its input. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function answersOf(endpoint: EndpointSpec): Json {
  if (endpoint.kind === 'redirect') return { '302': { description: words.api.redirects } };
  const mediaType = {
    json: 'application/json',
    stream: 'text/event-stream',
    download: endpoint.mediaType ?? 'application/octet-stream',
  }[endpoint.kind];
  const schema = endpoint.response
    ? jsonSchema(endpoint.response, 'output')
    : { type: 'string', format: 'binary' };
  return { '200': { description: 'Done.', content: { [mediaType]: { schema } } } };
}

function refusalsOf(endpoint: EndpointSpec): Json {
  const codes = [
    ...(endpoint.access === 'user' ? (['not_authenticated', 'invalid_key'] as const) : []),
    ...(endpoint.access === 'user' && endpoint.keyScope === undefined ? (['not_by_key'] as const) : []),
    ...(endpoint.keyScope === undefined ? [] : (['scope_missing'] as const)),
    ...(endpoint.method === 'GET' ? [] : (['foreign_origin'] as const)),
    ...(endpoint.refusals ?? []),
  ];
  const byStatus = Object.groupBy(codes, (code) => String(errors[code].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errors[code].message}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
}

/** The scope of a key is named as OpenAPI 3.1 names the roles that an operation needs. */
const securityOf = ({ keyScope }: EndpointSpec): Json[] => [
  ...(keyScope === undefined ? [] : [{ apiKey: [keyScope] }]),
  { session: [] },
];

function bodyOf({ body, bodyTypes }: EndpointSpec): Json | undefined {
  if (body !== undefined)
    return { content: { 'application/json': { schema: jsonSchema(body, 'input') } }, required: true };
  if (bodyTypes === undefined) return undefined;
  const file = { schema: { type: 'string', format: 'binary' } };
  return { content: Object.fromEntries(bodyTypes.map((type) => [type, file])), required: true };
}

function operationOf(endpoint: EndpointSpec): Json {
  const body = bodyOf(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(endpoint.access === 'user' && { security: securityOf(endpoint) }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(body && { requestBody: body }),
    responses: { ...answersOf(endpoint), ...refusalsOf(endpoint) },
  };
}

export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const refusalSchema: Json = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(errors) },
    error: { type: 'string' },
    message: { type: 'string' },
    needsCredits: { type: 'boolean' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
  required: ['code', 'error', 'message'],
};

export function describeApi(
  endpoints: readonly EndpointSpec[],
  server: { url: string; version: string },
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = openApiPath(endpoint.path);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pagewright',
      version: server.version,
      description: words.api.description,
    },
    servers: [{ url: server.url }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: words.api.key,
        },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
    },
  };
}
