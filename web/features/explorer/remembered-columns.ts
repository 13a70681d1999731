/** The columns that were chosen last, kept in this browser. */
import { columnOf } from '@pagewright/contract/explorer/url-columns';

const key = 'explorer.columns';

/** Null where none were chosen, or the browser keeps nothing. */
export function readColumns(): string[] | null {
  try {
    const names = (localStorage.getItem(key) ?? '').split(',').filter((name) => columnOf(name) !== undefined);
    return names.length === 0 ? null : names;
  } catch {
    return null;
  }
}

export function rememberColumns(columns: readonly string[]): void {
  try {
    localStorage.setItem(key, columns.join(','));
  } catch {
    // A browser that keeps nothing forgets them.
  }
}
