/** The names, values and ratings of field data. */
import type { FieldId } from '../entities/field-data.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages/translate.ts';
import { formatSpeed } from './speed-words.ts';

export const fieldNames: Readonly<Record<FieldId, string>> = messages({
  lcp: 'Largest Contentful Paint (LCP)',
  inp: 'Interaction to Next Paint (INP)',
  cls: 'Cumulative Layout Shift (CLS)',
  ttfb: 'Time to First Byte (TTFB)',
});

/** Milliseconds are written alike. */
export const formatField = (id: FieldId, value: number): string =>
  formatSpeed(id === 'inp' ? 'ttfb' : id, value);

export function fieldRating(id: FieldId, value: number): 'good' | 'fair' | 'poor' {
  const [good, poor] = id === 'inp' ? limits.fieldData.inp : limits.speed[id];
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
}
