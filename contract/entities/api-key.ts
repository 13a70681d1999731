/** A key with which programs use the API in place of a person who is signed in. */
import { z } from 'zod';
import { limits } from '../limits.ts';

/** `read` reads what the account has; `run` starts, changes, deletes and spends. */
export const ApiKeyScope = z.enum(['read', 'run']);
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;

export const ApiKeyForm = z.object({
  name: z
    .string('Give the key a name')
    .trim()
    .min(1, 'Give the key a name')
    .max(limits.apiKeys.nameMax, `Use at most ${limits.apiKeys.nameMax} characters`),
  scopes: z.array(ApiKeyScope).min(1, 'Choose what the key may do').max(ApiKeyScope.options.length),
  /** Needed unless the user signed in a few minutes ago. */
  password: z.string().max(limits.account.passwordMax).optional(),
});
export type ApiKeyForm = z.infer<typeof ApiKeyForm>;

export const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  /** How the key begins, to tell keys apart. */
  prefix: z.string(),
  scopes: z.array(ApiKeyScope),
  createdAt: z.iso.datetime(),
  /** To the minute; null when it was never used. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** With the key itself, which is shown once: only a hash of it is stored. */
export const NewApiKey = ApiKey.extend({ key: z.string() });
export type NewApiKey = z.infer<typeof NewApiKey>;
