/** The button of the account menu, which loads the menu's code only when it is needed: 19 KB for every page. */
import type { User } from '@pagewright/contract/entities/user';
import { type ComponentType, useState } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './user-menu.module.css';
import { userMenuLabel } from './user-name.ts';

const loadMenu = () => import('./user-menu.tsx');
/** The next attempt reports the failure, if there is one. */
const preload = () => void loadMenu().catch(() => {});

export function UserMenuButton({ user }: { readonly user: User }) {
  const [Menu, setMenu] = useState<ComponentType<{ readonly user: User }> | null>(null);
  if (Menu) return <Menu user={user} />;
  const open = () => void loadMenu().then(({ UserMenu }) => setMenu(() => UserMenu));
  return (
    <button
      type="button"
      className={styles.avatar}
      aria-label={userMenuLabel(user)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      }}
    >
      <Avatar user={user} />
    </button>
  );
}
