/** The version of the command, from its package.json. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** A folder above, of the sources as of the bundle. */
const places = [path.join('..', 'package.json'), 'package.json'];

const Manifest = z.object({ name: z.literal('pagewright'), version: z.string() });

export function readVersion(): string {
  for (const place of places) {
    try {
      const text = readFileSync(path.join(import.meta.dirname, place), 'utf8');
      const manifest = Manifest.safeParse(JSON.parse(text));
      if (manifest.success) return manifest.data.version;
    } catch {
      // The next place.
    }
  }
  return '0.0.0';
}
