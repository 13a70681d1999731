/** What the explorer shows: it lives in the URL, so that a view can be shared, and Back undoes a filter. */

import type { SavedView } from '@pagewright/contract/explorer/explorer';
import { columnOf, defaultColumns } from '@pagewright/contract/explorer/url-columns';
import { UrlFilter } from '@pagewright/contract/explorer/url-filter';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { readColumns, rememberColumns } from './remembered-columns.ts';

export interface ExplorerView {
  readonly filter?: UrlFilter;
  /** A column, with a minus for the largest first. */
  readonly sort?: string;
  readonly columns: string[];
  readonly q?: string;
}

export const pictures = ['table', 'folders', 'counts', 'links'] as const;
export type Picture = (typeof pictures)[number];

/** What does not fit is left out: an old link still opens. */
function filterOf(text: string | null): UrlFilter | undefined {
  if (text === null) return undefined;
  try {
    return UrlFilter.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const isColumn = (name: string): boolean => columnOf(name) !== undefined;

function viewOf(search: URLSearchParams): ExplorerView {
  const filter = filterOf(search.get('filter'));
  const sort = search.get('sort') ?? '';
  const q = (search.get('q') ?? '').trim();
  const named = (search.get('columns') ?? '').split(',').filter(isColumn);
  return {
    columns: named.length > 0 ? named : (readColumns() ?? [...defaultColumns]),
    ...(filter !== undefined && { filter }),
    ...(isColumn(sort.replace(/^-/, '')) && { sort }),
    ...(q !== '' && { q }),
  };
}

const isPicture = (text: string | null): text is Picture => pictures.some((each) => each === text);

export interface ExplorerState {
  readonly view: ExplorerView;
  readonly picture: Picture;
  /** The id of the URL that is open. */
  readonly open: number | null;
  readonly change: (part: Partial<Record<'filter' | 'sort' | 'q', unknown>>) => void;
  readonly setColumns: (columns: readonly string[]) => void;
  /** What is missing is as for a first visit. */
  readonly setView: (view: SavedView['view']) => void;
  readonly setPicture: (picture: Picture) => void;
  readonly setOpen: (id: number | null) => void;
  /** The filter alone, on the table. */
  readonly showOnly: (filter: UrlFilter) => void;
}

function write(search: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') search.delete(name);
  else search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
}

export function useExplorerState(): ExplorerState {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => viewOf(search), [search]);
  const open = Number.parseInt(search.get('open') ?? '', 10);
  const show = search.get('show');
  const update = (edit: (next: URLSearchParams) => void, replace = false): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    view,
    picture: isPicture(show) ? show : 'table',
    open: Number.isNaN(open) ? null : open,
    change: (part) =>
      update(
        (next) => {
          for (const [name, value] of Object.entries(part)) write(next, name, value);
          next.delete('open');
        },
        'q' in part,
      ),
    setColumns: (columns) => {
      rememberColumns(columns);
      update((next) => write(next, 'columns', columns.join(',')), true);
    },
    setView: ({ filter, sort, q, columns }) =>
      update((next) => {
        const parts = { filter, sort, q, columns: columns?.join(',') };
        for (const [name, value] of Object.entries(parts)) write(next, name, value);
        for (const name of ['open', 'show']) next.delete(name);
      }),
    setPicture: (picture) => update((next) => write(next, 'show', picture === 'table' ? '' : picture)),
    setOpen: (id) => update((next) => write(next, 'open', id === null ? '' : String(id)), true),
    showOnly: (filter) =>
      update((next) => {
        write(next, 'filter', filter);
        for (const name of ['q', 'open', 'show']) next.delete(name);
      }),
  };
}
