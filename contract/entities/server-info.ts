/** What the screens must know of the server they talk to; nothing secret. */
import { z } from 'zod';

export const ServerInfo = z.object({
  supportEmail: z.string(),
  /** Where Log in leads: a form of ours, or the identity provider. */
  signIn: z.enum(['password', 'oidc']),
  /** False when no mail server is set up: messages then go to the outbox. */
  sendsMail: z.boolean(),
  /** The domain of the built-in demo site, when it is on. */
  demoDomain: z.string().nullable(),
  /** The model that writes suggestions; not there where the built-in analyst writes alone. */
  model: z.object({ name: z.string(), hasEyes: z.boolean() }).optional(),
  /** True where buying is only played: the checkout is ours and no money moves. */
  isTestCheckout: z.boolean().optional(),
});
export type ServerInfo = z.infer<typeof ServerInfo>;
