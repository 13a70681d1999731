/** Chooses the days whose figures are shown: the newest that were synced, else what was imported last. */
import { addDays, daysBetween } from '@pagewright/engine/search/days';
import type { Database } from '../../store/database.ts';
import {
  listDays,
  listImports,
  readLastSyncedDay,
  type StoredDay,
  type StoredImport,
} from '../../store/search.ts';
import type { PackedPeriod } from '../../workers/search-tasks.ts';

export interface ChosenPeriods {
  readonly source: 'sync' | 'import';
  readonly now: PackedPeriod;
  /** As many days before; null where they are not known. */
  readonly before: PackedPeriod | null;
  readonly days: readonly StoredDay[];
  /** The totals of those before; empty where they are not known. */
  readonly daysBefore: readonly StoredDay[];
}

const packedOf = (range: { from: string; to: string }, days: readonly StoredDay[]): PackedPeriod => ({
  ...range,
  figures: days.flatMap(({ figures }) => figures ?? []),
});

/** So many of the days before must be known for a comparison. */
const knownShare = 0.9;

async function syncedPeriods(db: Database, siteId: string, to: string, days: number): Promise<ChosenPeriods> {
  const range = { from: addDays(to, 1 - days), to };
  const rangeBefore = { from: addDays(range.from, -days), to: addDays(range.from, -1) };
  const all = await listDays(db, siteId, rangeBefore.from, to);
  const now = all.filter(({ day }) => day >= range.from);
  const before = all.filter(({ day, figures }) => day < range.from && figures !== null);
  const isKnown = before.length >= days * knownShare;
  return {
    source: 'sync',
    now: packedOf(range, now),
    before: isKnown ? packedOf(rangeBefore, before) : null,
    days: now,
    daysBefore: isKnown ? before : [],
  };
}

const [lengthsApart, gapMax] = [3, 7];

/** The import of about as many days that ends right before. */
function importBefore(now: StoredImport, others: readonly StoredImport[]): StoredImport | null {
  const length = daysBetween(now.from, now.to);
  const isBefore = ({ from, to }: StoredImport): boolean => {
    const gap = daysBetween(to, now.from) - 2;
    return gap >= 0 && gap <= gapMax && Math.abs(daysBetween(from, to) - length) <= lengthsApart;
  };
  return others.find(isBefore) ?? null;
}

const packedImport = ({ from, to, figures }: StoredImport): PackedPeriod => ({
  from,
  to,
  figures: [figures],
});

async function importedPeriods(db: Database, siteId: string): Promise<ChosenPeriods | null> {
  const [now, ...others] = await listImports(db, siteId);
  if (now === undefined) return null;
  const before = importBefore(now, others);
  return {
    source: 'import',
    now: packedImport(now),
    before: before === null ? null : packedImport(before),
    days: await listDays(db, siteId, now.from, now.to),
    daysBefore: before === null ? [] : await listDays(db, siteId, before.from, before.to),
  };
}

/** Null while there are no figures. */
export async function choosePeriods(
  db: Database,
  siteId: string,
  days: number,
): Promise<ChosenPeriods | null> {
  const last = await readLastSyncedDay(db, siteId);
  return last === null ? importedPeriods(db, siteId) : syncedPeriods(db, siteId, last, days);
}
