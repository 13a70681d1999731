/** Tabs on Radix: one stop of the Tab key, arrow keys, Home and End; the list scrolls in itself. */
import * as RadixTabs from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type Tab<Id extends string> = { id: Id; label: ReactNode };

export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The content of the selected tab. */
  children: ReactNode;
  size?: 'md' | 'sm' | undefined;
  /** Stays at the top while its panel scrolls; one per page. */
  sticky?: boolean | undefined;
};

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, value, onChange, children, size = 'md', sticky = false } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const selected = list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[indexOf(tabs, value)];
    if (list.current && selected) scrollIntoList(list.current, selected);
  }, [tabs, value]);

  return (
    <RadixTabs.Root
      className={styles.root}
      value={value}
      onValueChange={(id) => {
        const tab = tabs.find((each) => each.id === id);
        if (tab) onChange(tab.id);
      }}
    >
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className={classNames(styles.list, styles[size], sticky && styles.sticky)}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className={styles.tab}
            // Radix ignores the tab that is shown, though another may have been chosen that still loads.
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      <RadixTabs.Content value={value} className={styles.panel} tabIndex={-1}>
        {children}
      </RadixTabs.Content>
    </RadixTabs.Root>
  );
}

const indexOf = <Id extends string>(tabs: readonly Tab<Id>[], value: Id): number =>
  tabs.findIndex(({ id }) => id === value);

/** Scrolls the list sideways only; `scrollIntoView` would scroll the page as well. The list is positioned, so its tabs are measured from it. */
function scrollIntoList(list: HTMLElement, tab: HTMLElement): void {
  const start = tab.offsetLeft;
  if (start < list.scrollLeft || start + tab.offsetWidth > list.scrollLeft + list.clientWidth) {
    list.scrollLeft = start - (list.clientWidth - tab.offsetWidth) / 2;
  }
}
