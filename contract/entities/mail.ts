/** A message the product wrote to the user, stored where no mail server is set up. */
import { z } from 'zod';

export const OutboxMail = z.object({
  id: z.string(),
  subject: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;
