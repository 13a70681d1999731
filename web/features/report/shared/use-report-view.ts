/** Reads and changes the view in the URL; a change is one step that Back undoes. */
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ReportView, readView, writeView } from './report-view.ts';

export type ViewChange = Partial<ReportView>;

export interface ChangeOptions {
  /** For what is no step of its own, such as one more letter. */
  readonly replace?: boolean;
}

export interface ReportViewInUrl {
  readonly view: ReportView;
  /** Changes the view; the same function as long as the page stays. */
  readonly change: (change: ViewChange | ((view: ReportView) => ViewChange), options?: ChangeOptions) => void;
  /** The query of a changed view, for links. */
  readonly searchOf: (change: ViewChange) => string;
}

export function useReportView(): ReportViewInUrl {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const latest = useRef({ search, navigate });
  useEffect(() => {
    latest.current = { search, navigate };
  }, [search, navigate]);

  const change = useCallback<ReportViewInUrl['change']>((wanted, { replace = false } = {}) => {
    const before = new URLSearchParams(latest.current.search);
    const now = readView(before);
    const next = writeView({ ...now, ...(typeof wanted === 'function' ? wanted(now) : wanted) }, before);
    const query = queryOf(next);
    if (query === latest.current.search) return;
    // Two changes in one event build on each other.
    latest.current = { ...latest.current, search: query };
    void latest.current.navigate({ search: query }, { replace });
  }, []);

  const searchOf = useCallback(
    (wanted: ViewChange) => queryOf(writeView({ ...view, ...wanted }, new URLSearchParams(search))),
    [view, search],
  );
  return useMemo(() => ({ view, change, searchOf }), [view, change, searchOf]);
}

/** `/` and `:` need no escape in a query, and a URL is there to be read. */
const queryOf = (params: URLSearchParams): string => {
  const text = params.toString().replaceAll('%2F', '/').replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
};
