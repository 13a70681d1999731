/** A button that opens a menu of links and actions, on Radix' dropdown menu. */
import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { type FocusEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';

export type MenuProps = {
  /** What the button shows. */
  trigger: ReactNode;
  /** Names the button and the menu. */
  label: string;
  children: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** Replaces the outlined style of the button, e.g. for an avatar. */
  triggerClassName?: string | undefined;
  defaultOpen?: boolean | undefined;
};

export function Menu(props: MenuProps) {
  const { trigger, label, children, align = 'end', triggerClassName, defaultOpen = false } = props;
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const isEntering = useRef(defaultOpen);
  const toggle = (open: boolean) => {
    isEntering.current = open;
    setIsOpen(open);
  };
  // Radix leaves the focus on the menu itself when a pointer opened it.
  const focusFirstItem = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (target !== currentTarget || !isEntering.current) return;
    isEntering.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]:not([data-disabled])')?.focus();
  };

  return (
    // Non-modal: the page stays scrollable, and a press outside also reaches what is pressed.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={toggle}>
      <DropdownMenu.Trigger className={triggerClassName ?? styles.trigger} aria-label={label}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        onFocus={focusFirstItem}
        className={styles.menu}
        aria-label={label}
        align={align}
        sideOffset={4}
        collisionPadding={8}
        loop
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export type MenuItemProps = {
  onSelect: () => void;
  children: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
};

export const MenuItem = ({ onSelect, children, danger, disabled = false }: MenuItemProps) => (
  <DropdownMenu.Item
    className={classNames(styles.item, danger && styles.danger)}
    disabled={disabled}
    onSelect={onSelect}
  >
    {children}
  </DropdownMenu.Item>
);

/** Its only child is the link, e.g. one of the router. */
export const MenuLink = ({ children }: { children: ReactElement }) => (
  <DropdownMenu.Item className={styles.item} asChild>
    {children}
  </DropdownMenu.Item>
);

/** Text at the top of the menu, e.g. who is signed in. */
export const MenuHeader = ({ children }: { children: ReactNode }) => (
  <DropdownMenu.Label className={styles.header}>{children}</DropdownMenu.Label>
);

export const MenuSeparator = () => <DropdownMenu.Separator className={styles.separator} />;
