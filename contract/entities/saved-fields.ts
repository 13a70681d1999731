/** Reads and renames fields of JSON that an earlier version saved. */

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without the old field stays as it is; one that has both keeps the new one. */
export function renameField(value: unknown, oldName: string, newName: string): unknown {
  if (!isFields(value) || !Object.hasOwn(value, oldName)) return value;
  const { [oldName]: renamed, ...rest } = value;
  return { [newName]: renamed, ...rest };
}
