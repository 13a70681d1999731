/** Links to the Page-by-Page list with a filter: sets it, brings the list into view and the focus to its heading. */
import type { Severity } from '@pagewright/contract/entities/issue';
import { limits } from '@pagewright/contract/limits';
import { filterPages } from './filter-pages.ts';
import type { PageIndex } from './page-index.ts';
import { noFilters } from './report-view.ts';
import type { ViewChange } from './use-report-view.ts';

export const listHeadingId = 'page-by-page';

export const cardId = (key: string): string => `page:${key}`;

/** The button that opens a card. */
export const cardButtonId = (key: string): string => `${cardId(key)}-button`;

/** A filter set from outside the list replaces all others, so that its count is the one that was promised. */
export const onlyFilter = (filter: ViewChange): ViewChange => ({
  ...noFilters,
  by: 'page',
  sort: 'impact',
  show: limits.pageList.initial,
  open: [],
  ...filter,
});

/** The list by issue with one of them open; all of them without a rule. */
export const ruleFilter = (rule: string | null): ViewChange =>
  onlyFilter({ tab: 'overview', by: 'issue', rule });

/** Findings about the site alone are on no page, so they are shown by issue. */
export function severityFilter(index: PageIndex, severity: Severity): ViewChange {
  const pages = filterPages(index, { ...noFilters, severity });
  return onlyFilter({ severity, by: pages.length > 0 ? 'page' : 'issue' });
}

/** From another tab the list is drawn a little later; its code may have to come first. */
const framesMax = 120;

export function bringIntoView(id: string): void {
  const tryFocus = (framesLeft: number): void => {
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      if (element === null && framesLeft > 0) return tryFocus(framesLeft - 1);
      element?.scrollIntoView({ block: 'start' });
      element?.focus({ preventScroll: true });
    });
  };
  tryFocus(framesMax);
}

export const showList = (): void => bringIntoView(listHeadingId);
