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

/** The first page of a visit leaves the focus to the browser; a field that asked for it keeps it. */
function useFocusAfterMove() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // Asked once: what changes only the query, such as a filter, is no move to another page.
  const [isFirst] = useState(key === 'default');
  useEffect(() => {
    const isTaken = document.activeElement?.closest('main') !== null && document.activeElement?.id !== 'main';
    if (!isFirst && !isTaken) heading.current?.focus();
  }, [isFirst]);
  return heading;
}
