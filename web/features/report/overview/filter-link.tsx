/** A link that filters the Page-by-Page list; it can be opened elsewhere too, for the filter is in its URL. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useReport } from '../shared/report-context.ts';
import { showList } from '../shared/show-list.ts';
import type { ViewChange } from '../shared/use-report-view.ts';

export interface FilterLinkProps {
  readonly filter: ViewChange;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function FilterLink({ filter, className, children }: FilterLinkProps) {
  const { searchOf } = useReport();
  return (
    <Link to={{ search: searchOf(filter) }} className={className} onClick={showList}>
      {children}
    </Link>
  );
}
