/** Tabs by the book: one stop of the Tab key, arrows, Home and End move and choose, the list scrolls in itself. */
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type Tab<Id extends string> = { id: Id; label: ReactNode };

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
  size?: 'md' | 'sm' | undefined;
  /** Stays at the top while its panel scrolls; one per page. */
  sticky?: boolean | undefined;
};

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, children, size = 'md', sticky = false } = props;
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${baseId}-tab-${value}`)}"]`);
    if (list.current && chosen) revealInside(list.current, chosen);
  }, [baseId, value]);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = nextIndex(
      event,
      tabs.findIndex((tab) => tab.id === value),
      tabs.length,
    );
    const next = index === null ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index ?? 0]?.focus();
  };

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles.list, styles[size], sticky && styles.sticky)}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${baseId}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${baseId}-panel`}
        className={styles.panel}
        aria-labelledby={`${baseId}-tab-${value}`}
        tabIndex={-1}
      >
        {children}
      </div>
    </>
  );
}

function nextIndex(event: KeyboardEvent, index: number, count: number): number | null {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case 'ArrowRight':
      return (index + (isRtl ? count - 1 : 1)) % count;
    case 'ArrowLeft':
      return (index + (isRtl ? 1 : count - 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Scrolls the list sideways only; `scrollIntoView` would move the page as well. */
function revealInside(list: HTMLElement, tab: HTMLElement): void {
  const start = tab.offsetLeft - list.offsetLeft;
  if (start < list.scrollLeft || start + tab.offsetWidth > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = start - (list.clientWidth - tab.offsetWidth) / 2;
  }
}
