/** API keys of an account. They are managed by people who are signed in, never by a key. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ApiKey, ApiKeyForm, NewApiKey } from '../entities/api-key.ts';

const tag = 'API keys';

export const readApiKeys = defineEndpoint({
  name: 'readApiKeys',
  method: 'GET',
  path: '/api/keys',
  summary: 'The API keys of the account, newest first, without the keys themselves.',
  tag,
  access: 'user',
  kind: 'json',
  response: z.array(ApiKey),
});

export const createApiKey = defineEndpoint({
  name: 'createApiKey',
  method: 'POST',
  path: '/api/keys',
  summary:
    'Creates an API key and mails the owner. Only this response contains the key. Takes the password, unless the sign-in is at most 15 minutes old.',
  tag,
  access: 'user',
  kind: 'json',
  rateLimit: 'work',
  body: ApiKeyForm,
  response: NewApiKey,
  refusals: [
    'invalid_input',
    'password_needed',
    'sign_in_again',
    'wrong_password',
    'too_many_keys',
    'too_many_attempts',
    'too_many_requests',
  ],
});

export const revokeApiKey = defineEndpoint({
  name: 'revokeApiKey',
  method: 'DELETE',
  path: '/api/keys/:id',
  summary: 'Revokes a key immediately; its open streams and requests end.',
  tag,
  access: 'user',
  kind: 'json',
  params: z.object({ id: z.string() }),
  response: z.object({ ok: z.literal(true) }),
  refusals: ['key_not_found'],
});
