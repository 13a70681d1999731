/** Asks the Chrome UX Report API. The key is in no log and goes nowhere else. */
import {
  type FieldFigures,
  type FieldId,
  FieldRecord,
  fieldIds,
} from '@pagewright/contract/entities/field-data';
import { z } from 'zod';
import { type FieldAnswer, type FieldSource } from '../services/deps.ts';

export interface CruxOptions {
  readonly key: string;
  /** On loopback, for tests; Google itself unless given. */
  readonly apiUrl?: string | undefined;
}

const timeoutMs = 20_000;

const metrics: Readonly<Record<FieldId, string>> = {
  lcp: 'largest_contentful_paint',
  inp: 'interaction_to_next_paint',
  cls: 'cumulative_layout_shift',
  ttfb: 'experimental_time_to_first_byte',
};

const CruxDate = z.object({ year: z.int(), month: z.int(), day: z.int() });
const Period = z.object({ firstDate: CruxDate, lastDate: CruxDate });
/** The layout shift is a string, all others are numbers. */
const P75 = z.union([z.number(), z.string()]).nullable().optional();

const Now = z.object({
  record: z.object({
    metrics: z.record(z.string(), z.object({ percentiles: z.object({ p75: P75 }).optional() })).default({}),
    collectionPeriod: Period,
  }),
});

const History = z.object({
  record: z.object({
    metrics: z
      .record(z.string(), z.object({ percentilesTimeseries: z.object({ p75s: z.array(P75) }).optional() }))
      .default({}),
    collectionPeriods: z.array(Period),
  }),
});

const dayOf = ({ year, month, day }: z.infer<typeof CruxDate>): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function numberOf(p75: z.infer<typeof P75>): number | null {
  const value = p75 == null ? Number.NaN : Number(p75);
  return Number.isFinite(value) && value >= 0 ? value : null;
}

function recordOf(
  period: z.infer<typeof Period>,
  p75Of: (metric: string) => z.infer<typeof P75>,
): FieldRecord {
  const figures = Object.fromEntries(
    fieldIds.map((id) => [id, numberOf(p75Of(metrics[id]))]),
  ) as FieldFigures;
  return { ...figures, from: dayOf(period.firstDate), to: dayOf(period.lastDate) };
}

function recordsOf(kind: 'now' | 'history', body: unknown): readonly FieldRecord[] {
  if (kind === 'now') {
    const { record } = Now.parse(body);
    return [recordOf(record.collectionPeriod, (metric) => record.metrics[metric]?.percentiles?.p75)];
  }
  const { record } = History.parse(body);
  return record.collectionPeriods.map((period, at) =>
    recordOf(period, (metric) => record.metrics[metric]?.percentilesTimeseries?.p75s[at]),
  );
}

const methods = { now: 'records:queryRecord', history: 'records:queryHistoryRecord' } as const;
const devices = { phone: 'PHONE', desktop: 'DESKTOP' } as const;

async function answerOf(response: Response, kind: 'now' | 'history'): Promise<FieldAnswer> {
  // Chrome has no data of this page or origin.
  if (response.status === 404) return { kind: 'records', records: null };
  if (response.status === 429) return { kind: 'quota' };
  if (response.status === 400 || response.status === 401 || response.status === 403)
    return { kind: 'refused' };
  if (!response.ok) return { kind: 'unavailable' };
  return { kind: 'records', records: recordsOf(kind, await response.json()) };
}

export function createCrux({
  key,
  apiUrl = 'https://chromeuxreport.googleapis.com',
}: CruxOptions): FieldSource {
  return {
    ask: async ({ target, isOrigin, device, kind }) => {
      try {
        const response = await fetch(`${apiUrl}/v1/${methods[kind]}?key=${encodeURIComponent(key)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            [isOrigin ? 'origin' : 'url']: target,
            formFactor: devices[device],
            metrics: Object.values(metrics),
          }),
          // A redirect would take the key to another origin.
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        });
        return await answerOf(response, kind);
      } catch {
        return { kind: 'unavailable' };
      }
    },
  };
}
