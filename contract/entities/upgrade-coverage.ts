/** Gives the coverage that an earlier version saved its codes: only here are sentences read, those of reports that have no codes. */
import { type Fields, isFields } from './saved-fields.ts';

const redirect = /^It redirects to (\S+)/;
const leftUnread = /^The limit of |^It was not reached/;

function upgradeEntry(entry: unknown, notes: readonly unknown[]): unknown {
  if (!isFields(entry) || entry['code'] !== undefined) return entry;
  const { reason, outcome } = entry;
  if (typeof reason !== 'string' || outcome !== 'skipped') return entry;
  const to = redirect.exec(reason)?.[1];
  if (to !== undefined) return { ...entry, code: 'redirect', data: { to } };
  return leftUnread.test(reason) || notes.includes(reason) ? { ...entry, outcome: 'notCrawled' } : entry;
}

export function upgradeCoverage(saved: Fields): Fields {
  const { coverage } = saved;
  if (!isFields(coverage)) return saved;
  const { notes, entries } = coverage;
  if (!Array.isArray(notes) || !Array.isArray(entries)) return saved;
  return {
    ...saved,
    coverage: {
      ...coverage,
      notes: notes.map((note: unknown) =>
        typeof note === 'string' ? { code: 'earlier', data: {}, text: note } : note,
      ),
      entries: entries.map((entry: unknown) => upgradeEntry(entry, notes)),
    },
  };
}
