/** The form of a page: its bar, its title in the browser, and the focus on its heading after a move. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '../features/session/page-header.tsx';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  readonly description?: string;
  /** The tab's words when they say more than the heading. */
  readonly tabTitle?: string;
  readonly children: ReactNode;
}

export function Page({ title, description, tabTitle, children }: PageProps) {
  const heading = useFocusAfterMove();
  useTabTitle(tabTitle ?? title);
  return (
    <>
      <PageHeader title={title} description={description} headingRef={heading} />
      <div className={styles.content}>{children}</div>
    </>
  );
}

/** Set by hand: the shell has a title element of its own, and browsers read the first one. */
function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Pagewright`;
  }, [title]);
}

/** Focuses the heading after a navigation, not on the first page load, and not when a field of the page has the focus. */
function useFocusAfterMove() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Read once: a change of the query only, such as a filter, is no navigation to another page.
  const [isFirst] = useState(key === 'default');
  useEffect(() => {
    const isTaken = document.activeElement?.closest('main') !== null && document.activeElement?.id !== 'main';
    if (!isFirst && !isTaken) heading.current?.focus();
  }, [isFirst]);
  return heading;
}
