/** Schemas in the API reference read like types. */

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type JsonSchema, schemaText } from './schema-text.ts';

describe('schemaText', () => {
  it('prints objects, arrays, unions, bounds and optional fields', () => {
    const schema = z.object({
      id: z.string(),
      maxPages: z.int().min(1).max(100),
      count: z.int(),
      title: z.string().nullable(),
      kind: z.enum(['sitemap', 'crawl']).optional(),
      name: z.string().max(80),
      at: z.iso.datetime(),
      pages: z.array(z.object({ url: z.string() })),
      strategies: z.record(z.string(), z.boolean()),
      ok: z.literal(true),
    });
    expect(schemaText(z.toJSONSchema(schema) as JsonSchema)).toBe(`{
  id: string
  maxPages: integer (1 to 100)
  count: integer
  title: string | null
  kind?: "sitemap" | "crawl"
  name: string (up to 80 characters)
  at: string (date-time)
  pages: list of {
    url: string
  }
  strategies: {
    [name]: boolean
  }
  ok: true
}`);
  });
});
