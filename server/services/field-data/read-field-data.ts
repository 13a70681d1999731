/** Field data of an analysis: each question is asked once a day, and not more often than Google allows. */
import type { FieldData, FieldRecord } from '@pagewright/contract/entities/field-data';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { type FieldKey, fieldKey, listFieldRecords, saveFieldRecords } from '../../store/field-records.ts';
import { countAttempt } from '../../store/rate-counters.ts';
import { readAnalysis } from '../analyses/read-analysis.ts';
import type { Deps, FieldSource } from '../deps.ts';
import { words } from './words.ts';

const minuteMs = 60_000;
const atOnce = 8;

const nothing: Pick<FieldData, 'origin' | 'history' | 'pages' | 'asked'> = {
  origin: { phone: null, desktop: null },
  history: { phone: null, desktop: null },
  pages: [],
  asked: 0,
};

type Trouble = keyof typeof words;
type Known = Map<string, readonly FieldRecord[] | null>;

const devices = ['phone', 'desktop'] as const;

const keysOf = (origin: string, urls: readonly string[]): FieldKey[] => [
  ...devices.map((device) => ({ target: origin, device, kind: 'now' as const })),
  ...devices.map((device) => ({ target: origin, device, kind: 'history' as const })),
  ...urls.flatMap((target) => devices.map((device) => ({ target, device, kind: 'now' as const }))),
];

/** All nodes count together. */
const isWithinQuota = async ({ db, now }: Deps): Promise<boolean> =>
  (await countAttempt(db, 'crux', { now: now(), ms: minuteMs })) <= limits.fieldData.perMinute;

/** Fills in what is not known; ends at the first trouble, so that a wrong key is not asked about again and again. */
async function askFor(
  deps: Deps,
  source: FieldSource,
  keys: readonly FieldKey[],
  { known, origin, day }: { readonly known: Known; readonly origin: string; readonly day: string },
): Promise<Trouble | null> {
  const waiting = [...keys];
  let trouble: Trouble | null = null;
  const work = async (): Promise<void> => {
    for (let key = waiting.shift(); key !== undefined && trouble === null; key = waiting.shift()) {
      const answer = (await isWithinQuota(deps))
        ? await source.ask({ ...key, isOrigin: key.target === origin })
        : ({ kind: 'quota' } as const);
      if (answer.kind !== 'records') {
        trouble = answer.kind;
        return;
      }
      known.set(fieldKey(key), answer.records);
      await saveFieldRecords(deps.db, key, { day, records: answer.records });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return trouble;
}

function viewOf(known: Known, origin: string, urls: readonly string[]): typeof nothing {
  const get = (key: FieldKey) => known.get(fieldKey(key)) ?? null;
  const now = (target: string, device: 'phone' | 'desktop') =>
    get({ target, device, kind: 'now' })?.[0] ?? null;
  const both = (target: string) => ({ phone: now(target, 'phone'), desktop: now(target, 'desktop') });
  const history = (device: 'phone' | 'desktop') => {
    const records = get({ target: origin, device, kind: 'history' });
    return records === null ? null : [...records];
  };
  return {
    origin: both(origin),
    history: { phone: history('phone'), desktop: history('desktop') },
    pages: urls
      .map((url) => ({ url, ...both(url) }))
      .filter(({ phone, desktop }) => phone !== null || desktop !== null),
    asked: urls.length,
  };
}

export async function readFieldData(deps: Deps, user: User, id: string): Promise<FieldData> {
  const { text } = await readAnalysis(deps, user, id);
  if (deps.fieldData === null) return { ...nothing, state: 'off', note: null };
  const urls = (
    await deps.reports.worker.call('firstUrls', { text, most: limits.fieldData.pages }, user.id)
  ).filter((url) => deps.checkUrl(url).ok);
  const origin = urls[0] === undefined ? null : new URL(urls[0]).origin;
  // Google knows nothing of addresses that are not public.
  if (origin === null) return { ...nothing, state: 'complete', note: null };
  const day = deps.now().toISOString().slice(0, 10);
  const known: Known = new Map(await listFieldRecords(deps.db, [origin, ...urls], day));
  const missing = keysOf(origin, urls).filter((key) => !known.has(fieldKey(key)));
  const trouble = await askFor(deps, deps.fieldData, missing, { known, origin, day });
  return {
    ...viewOf(known, origin, urls),
    state: trouble === null ? 'complete' : 'partial',
    note: trouble === null ? null : words[trouble],
  };
}
