/** White label: the name, logo and colour of the owner on shared pages and exported reports. */
import { z } from 'zod';
import { limits } from '../limits.ts';

const logoPattern = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

export const Branding = z.object({
  /** In place of ours; empty for ours. */
  name: z.string().trim().max(limits.branding.nameMax, `Use at most ${limits.branding.nameMax} characters`),
  /** As #2747c9; null for ours. It is darkened or lightened where it could not be read. */
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Enter a color such as #2747c9')
    .nullable(),
  /** A PNG, JPEG or WebP image as a data URL; null for none. */
  logo: z
    .string()
    .max(limits.branding.logoUrlMax, 'Use an image of at most 150 KB')
    .regex(logoPattern, 'Use a PNG, JPEG or WebP image')
    .nullable(),
});
export type Branding = z.infer<typeof Branding>;
