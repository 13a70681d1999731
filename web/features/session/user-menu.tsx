/** The account menu: who is signed in, and Log out. */
import type { User } from '@pagewright/contract/entities/user';
import { leave } from '../../api/leave.ts';
import { logoutUrl } from '../../api/session.ts';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Avatar } from './avatar.tsx';
import { strings } from './strings.ts';
import styles from './user-menu.module.css';
import { userMenuLabel, userName } from './user-name.ts';

/** It is loaded when it is opened for the first time. */
export const UserMenu = ({ user }: { readonly user: User }) => (
  <Menu
    label={userMenuLabel(user)}
    triggerClassName={styles.avatar}
    trigger={<Avatar user={user} />}
    defaultOpen
  >
    <MenuHeader>
      <p className={styles.name}>{userName(user)}</p>
      {user.email && <p className={styles.email}>{user.email}</p>}
    </MenuHeader>
    <MenuSeparator />
    <MenuItem onSelect={() => leave(logoutUrl)}>{strings.logOut}</MenuItem>
  </Menu>
);
