/** Quotes the first lines of a page's head, as evidence for what is missing. */
import type { PageSource } from '../../../model/page-source.ts';

const linesMax = 3;
const charactersMax = 300;

export function headOpening({ source }: { readonly source: PageSource | null }): string {
  if (source === null) return '';
  const { name, names, start, count } = source.elements;
  const head = names.indexOf('head');
  const row = head === -1 ? -1 : name.subarray(0, count).indexOf(head);
  const from = row === -1 ? 0 : (start[row] ?? 0);
  return source.html
    .slice(from, from + charactersMax)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, linesMax)
    .join('\n');
}
