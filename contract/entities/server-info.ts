/** Public facts about the server that the screens need. */
import { z } from 'zod';

export const ServerInfo = z.object({
  supportEmail: z.string(),
  /** How users sign in: by the local form, or at the identity provider. */
  signIn: z.enum(['password', 'oidc']),
  /** False when no mail server is set up: messages then go to the outbox. */
  sendsMail: z.boolean(),
  /** The domain of the built-in demo site, when it is on. */
  demoDomain: z.string().nullable(),
  /** The model that writes suggestions; not there where the built-in suggester writes alone. */
  model: z
    .object({
      name: z.string(),
      acceptsImages: z.boolean(),
      /** Dollars for a million tokens; missing when it is not configured. */
      price: z.object({ input: z.number().nonnegative(), output: z.number().nonnegative() }).optional(),
    })
    .optional(),
  /** True where buying is only played: the checkout is ours and no money moves. */
  isTestCheckout: z.boolean().optional(),
});
export type ServerInfo = z.infer<typeof ServerInfo>;
