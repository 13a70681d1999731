/** A button that opens a short list of links and actions, as an account menu does. */
import {
  type AnchorHTMLAttributes,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import { Slot, type SlotChild } from './slot.tsx';

const CloseMenu = createContext<(refocus: boolean) => void>(() => {});

export type MenuProps = {
  /** What the trigger shows. */
  trigger: ReactNode;
  /** Names the trigger and the menu. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Replaces the outlined look of the trigger, e.g. for an avatar. */
  triggerClassName?: string | undefined;
};

export function Menu({ trigger, label, children, align = 'end', triggerClassName }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<false | 'first' | 'last'>(false);

  const close = useCallback((refocus: boolean) => {
    setOpen(false);
    if (refocus) button.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const items = itemsOf(root.current);
    (open === 'first' ? items[0] : items.at(-1))?.focus();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [open]);

  return (
    <div className={styles.root} ref={root}>
      <button
        ref={button}
        type="button"
        id={`${id}-trigger`}
        className={triggerClassName ?? styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? `${id}-menu` : undefined}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger}
      </button>
      {open && (
        <CloseMenu value={close}>
          <div
            role="menu"
            id={`${id}-menu`}
            tabIndex={-1}
            aria-label={label}
            className={classNames(styles.menu, styles[align])}
            onKeyDown={(event) => moveInMenu(event, close)}
          >
            {children}
          </div>
        </CloseMenu>
      )}
    </div>
  );
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: (refocus: boolean) => void): void {
  const items = itemsOf(event.currentTarget);
  const index = items.findIndex((item) => item === document.activeElement);
  const target = {
    ArrowDown: items[(index + 1) % items.length],
    ArrowUp: items.at(index <= 0 ? -1 : index - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  if (event.key === 'Tab') return close(false);
  if (event.key === 'Escape') {
    event.stopPropagation();
    return close(true);
  }
  const found = target ?? itemStartingWith(items, index, event);
  if (!found) return;
  event.preventDefault();
  found.focus();
}

function itemStartingWith(items: readonly HTMLElement[], index: number, event: KeyboardEvent) {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  const letter = event.key.toLocaleLowerCase();
  return [...items.slice(index + 1), ...items.slice(0, index + 1)].find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(letter),
  );
}

export type MenuItemProps = {
  onSelect: () => void;
  children: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};

export function MenuItem({ onSelect, children, danger, disabled }: MenuItemProps) {
  const close = use(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className={classNames(styles.item, danger && styles.danger)}
      onClick={() => {
        close(true);
        onSelect();
      }}
    >
      {children}
    </button>
  );
}

export type MenuLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> &
  ({ asChild: true; children: SlotChild } | { asChild?: false | undefined; children: ReactNode });

/** With `asChild` the click handler, if any, belongs on MenuLink and not on the child. */
export function MenuLink({ onClick, ...props }: MenuLinkProps) {
  const close = use(CloseMenu);
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      close(true);
    },
  };
  if (props.asChild) {
    const { asChild: _, children, ...others } = props;
    return <Slot {...others} {...shared} child={children} />;
  }
  const { asChild: _, children, ...others } = props;
  return (
    <a {...others} {...shared}>
      {children}
    </a>
  );
}

/** Words at the head of the menu, e.g. who is signed in. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={styles.header}>
      {children}
    </div>
  );
}

export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
