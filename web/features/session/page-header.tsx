/** The bar over every page: its title, and who is there. */
import type { User } from '@pagewright/contract/entities/user';
import { type ComponentType, type Ref, useState } from 'react';
import { currentPath, loginUrl, useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note, Text } from '../../ui/layout.tsx';
import { Avatar, userMenuLabel } from './avatar.tsx';
import styles from './page-header.module.css';
import { strings } from './strings.ts';

export interface PageHeaderProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

export const PageHeader = ({ title, description, headingRef }: PageHeaderProps) => (
  <div className={styles.bar}>
    <Text as="div" shrink className={styles.words}>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {description && <Note>{description}</Note>}
    </Text>
    <div className={styles.corner} data-print="hide">
      <SessionCorner />
    </div>
  </div>
);

function SessionCorner() {
  const session = useSession();
  if (session.status === 'checking') return null;
  if (session.status === 'user') return <UserMenuButton user={session.user} />;
  return <ButtonLink href={loginUrl(currentPath())}>{strings.logIn}</ButtonLink>;
}

const loadMenu = () => import('./user-menu.tsx');
/** The next attempt reports the failure, if there is one. */
const preload = () => void loadMenu().catch(() => {});

/** The button of the account menu, which loads the menu's code only when it is needed: 19 KB for every page. */
function UserMenuButton({ user }: { readonly user: User }) {
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
