/** What Chrome measured with real visitors (CrUX): the 75th percentile of the last 28 days, by page or origin and by device. */
import { z } from 'zod';

export const fieldIds = ['lcp', 'inp', 'cls', 'ttfb'] as const;
export type FieldId = (typeof fieldIds)[number];

const value = z.number().nonnegative().nullable();

/** Milliseconds, or the layout shift as it is; null where Chrome has too few visits. */
export const FieldFigures = z.object({ lcp: value, inp: value, cls: value, ttfb: value });
export type FieldFigures = z.infer<typeof FieldFigures>;

export const FieldRecord = FieldFigures.extend({
  /** The days it is of. */
  from: z.iso.date(),
  to: z.iso.date(),
});
export type FieldRecord = z.infer<typeof FieldRecord>;

export const FieldRecords = z.array(FieldRecord);

/** Null where Chrome has no field data, which is normal for pages with few visitors. */
const byDevice = <T extends z.ZodType>(of: T) => z.object({ phone: of.nullable(), desktop: of.nullable() });

export const FieldData = z.object({
  /** `off`: no key is set, so nobody was asked. `partial`: what is missing comes later. */
  state: z.enum(['off', 'complete', 'partial']),
  /** Why it is partial: a sentence. */
  note: z.string().nullable(),
  origin: byDevice(FieldRecord),
  /** Of the origin, about half a year, the oldest first. */
  history: byDevice(FieldRecords),
  /** Pages of the analysis that have field data of their own. */
  pages: z.array(byDevice(FieldRecord).extend({ url: z.string() })),
  /** Pages that were asked about. */
  asked: z.int().nonnegative(),
});
export type FieldData = z.infer<typeof FieldData>;
