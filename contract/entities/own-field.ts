/** Fields of one's own: what an owner wants read from every page, such as its price or SKU. */
import { z } from 'zod';
import { limits } from '../limits.ts';

const { ownFields } = limits;

export const OwnFieldKind = z.enum(['css', 'xpath', 'regex', 'jsonld', 'contains']);
export type OwnFieldKind = z.infer<typeof OwnFieldKind>;

/** Whether an attribute can be asked of what a kind finds. */
export const hasAttributes = (kind: OwnFieldKind): boolean => kind === 'css' || kind === 'xpath';

export const OwnField = z
  .strictObject({
    name: z
      .string()
      .trim()
      .min(1, 'Enter a name')
      .max(ownFields.nameMax, `Use at most ${ownFields.nameMax} characters`)
      .regex(
        /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.-]*$/u,
        'Use letters, digits, spaces, dots, hyphens and underscores',
      )
      .describe('The name of the column, such as price.'),
    kind: OwnFieldKind.describe(
      'css: a selector; xpath: XPath 1.0; regex: RE2 syntax, on the HTML; jsonld: a path such as Product.offers.price; contains: a text to look for in the HTML.',
    ),
    pattern: z
      .string()
      .min(1, 'Enter a pattern')
      .max(ownFields.patternMax, `Use at most ${ownFields.patternMax} characters`)
      .describe('What to look for, in the language of its kind.'),
    take: z
      .string()
      .regex(/^(?:text|count|attribute:[a-zA-Z_:][\w:.-]*)$/, 'Use text, count or attribute:NAME')
      .default('text')
      .describe('text of the first match, attribute:NAME of it (css and xpath), or count of all matches.'),
  })
  .refine(({ kind, take }) => !take.startsWith('attribute:') || hasAttributes(kind), {
    path: ['take'],
    message: 'Only css and xpath have attributes',
  });
export type OwnField = z.infer<typeof OwnField>;

export const OwnFields = z
  .array(OwnField)
  .max(ownFields.perSite, `Use at most ${ownFields.perSite} fields`)
  .refine(
    (fields) => new Set(fields.map(({ name }) => name.toLowerCase())).size === fields.length,
    'Give each field a name of its own',
  );
export type OwnFields = z.infer<typeof OwnFields>;

/** Null where a page has nothing that matches, or it took too long to look. `contains` answers whether it is there. */
export const OwnValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type OwnValue = z.infer<typeof OwnValue>;

/** By the names of the fields. */
export const OwnValues = z.record(z.string(), OwnValue);
export type OwnValues = z.infer<typeof OwnValues>;

/** A field that was tried on one page. */
export const TriedField = z.object({
  name: z.string(),
  value: OwnValue,
  /** How many matches the page has; null where it was not counted. */
  matches: z.int().nonnegative().nullable(),
  /** Whether reading it took more than a page may cost: then it has no value. */
  isTooSlow: z.boolean(),
});
export type TriedField = z.infer<typeof TriedField>;
