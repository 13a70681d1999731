/** Whatever is sent, the contract's parsers accept or refuse it; what they accept, they accept again unchanged. */
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { cleanPastedUrl, isDomainWithPath } from './domain.ts';
import { endpoints } from './endpoints/all.ts';
import { parseUrl } from './parse-url.ts';
import { arbitraryOf } from './testing/arbitrary-of.ts';
import { cpuMsOf, fuzz } from './testing/fuzz.ts';

const schemas: readonly (readonly [string, z.ZodType])[] = endpoints.flatMap(
  ({ name, params, query, body, response }) =>
    Object.entries({ params, query, body, response }).flatMap(([part, schema]) =>
      schema === undefined ? [] : [[`${name} ${part}`, schema] as const],
    ),
);

/** Names that any of them knows, and names that objects have anyway. */
const knownNames = new Set(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length']);
function collectNames(schema: unknown, depth = 0): void {
  if (typeof schema !== 'object' || schema === null || depth > 6) return;
  if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null)
    for (const [name, inner] of Object.entries(schema.shape)) {
      knownNames.add(name);
      collectNames(inner, depth + 1);
    }
  if ('out' in schema) collectNames(schema.out, depth + 1);
  if ('element' in schema) collectNames(schema.element, depth + 1);
  if ('unwrap' in schema && typeof schema.unwrap === 'function') collectNames(schema.unwrap(), depth + 1);
}
for (const [, schema] of schemas) collectNames(schema);

const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(
      null,
      true,
      false,
      0,
      -0,
      1,
      20,
      1e308,
      -1,
      0.5,
      '',
      'shop.example',
      'https://a.example/',
      'en',
      '2026-11-15T10:00:00.000Z',
      'critical',
      '\u0000',
    ),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...knownNames), tie('value'), { maxKeys: 12, noNullPrototype: false }),
  ),
}));

const asSent = (sent: unknown): unknown => JSON.parse(JSON.stringify(sent) ?? 'null');

const tried = fc.oneof(
  ...schemas.map(([name, schema]) =>
    fc.tuple(
      fc.constant(name),
      fc.constant(schema),
      fc.oneof({ weight: 3, arbitrary: arbitraryOf(schema) }, value),
    ),
  ),
);

it('no parser throws, and what one lets in passes it again as it is', async () => {
  let letIn = 0;
  await fuzz(
    'parsers of the contract',
    fc.property(tried, ([name, schema, sent]) => {
      const parsed = schema.safeParse(asSent(sent));
      if (!parsed.success) {
        expect(parsed.error.issues.every(({ message }) => message.length > 0)).toBe(true);
        return;
      }
      letIn += 1;
      const again = schema.safeParse(parsed.data);
      expect([name, again.success, again.data]).toEqual([name, true, parsed.data]);
      expect(Object.keys(Object.prototype)).toEqual([]);
    }),
    { runs: 2000 },
  );
  // Else the property would say little.
  expect(letIn).toBeGreaterThan(100);
});

it('a parser takes no time over long and repetitive texts', () => {
  const long = fc
    .tuple(
      fc.constantFrom('a', '.', '-', 'a.', 'a-', '/', '@', '%', 'é', ' ', '\u0000', 'xn--', 'a@'),
      fc.constantFrom(1, 500, 20_000),
    )
    .map(([unit, times]) => unit.repeat(times));
  return fuzz(
    'long texts for the contract',
    fc.property(
      fc.constantFrom(...schemas),
      fc.constantFrom(...knownNames),
      long,
      ([, schema], name, text) => {
        const sent = { [name]: text, domain: text, email: text, pageUrl: text };
        expect(cpuMsOf(() => void schema.safeParse(sent))).toBeLessThan(1000);
      },
    ),
    { runs: 1500 },
  );
});

it('a pasted URL becomes a domain or stays as it was typed', () =>
  fuzz(
    'pasted addresses',
    fc.property(
      fc.oneof(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `https://${text}`),
      ),
      (pasted) => {
        const cleaned = cleanPastedUrl(pasted);
        expect(cleaned.includes('?') && isDomainWithPath(cleaned)).toBe(false);
        if (parseUrl(pasted.trim()) === null) expect(cleaned).toBe(pasted.trim());
      },
    ),
    { runs: 1000 },
  ));
