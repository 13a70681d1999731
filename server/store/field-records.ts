/** Repository of field data that was asked for today. */
import { type FieldRecord, FieldRecords } from '@pagewright/contract/entities/field-data';
import type { Database } from './database.ts';

export interface FieldKey {
  /** An origin or the URL of a page. */
  readonly target: string;
  readonly device: 'phone' | 'desktop';
  readonly kind: 'now' | 'history';
}

export const fieldKey = ({ target, device, kind }: FieldKey): string => `${kind} ${device} ${target}`;

/** What was asked on this day, by `fieldKey`; null where Chrome has none. */
export async function listFieldRecords(
  db: Database,
  targets: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, readonly FieldRecord[] | null>> {
  const rows = await db
    .selectFrom('field_records')
    .select(['target', 'device', 'kind', 'records'])
    .where('target', 'in', [...targets])
    .where('day', '=', day)
    .execute();
  return new Map(
    rows.map(({ records, ...key }) => [
      fieldKey(key),
      records === null ? null : FieldRecords.parse(JSON.parse(records)),
    ]),
  );
}

export async function saveFieldRecords(
  db: Database,
  { target, device, kind }: FieldKey,
  { day, records }: { readonly day: string; readonly records: readonly FieldRecord[] | null },
): Promise<void> {
  const row = { day, records: records === null ? null : JSON.stringify(records) };
  await db
    .insertInto('field_records')
    .values({ target, device, kind, ...row })
    .onConflict((conflict) => conflict.columns(['target', 'device', 'kind']).doUpdateSet(row))
    .execute();
}

export async function purgeFieldRecords(db: Database, before: string): Promise<void> {
  await db.deleteFrom('field_records').where('day', '<', before).execute();
}
