/** The account menu: who is signed in, and Log out. */
import type { User } from '@pagewright/contract/entities/user';
import { leave } from '../../api/leave.ts';
import { logoutUrl } from '../../api/session.ts';
import { Text } from '../../ui/layout.tsx';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Avatar, userMenuLabel, userName } from './avatar.tsx';
import styles from './page-header.module.css';
import { strings } from './strings.ts';

/** It is loaded when it is opened for the first time. */
export const UserMenu = ({ user }: { readonly user: User }) => (
  <Menu
    label={userMenuLabel(user)}
    triggerClassName={styles.avatar}
    trigger={<Avatar user={user} />}
    defaultOpen
  >
    <MenuHeader>
      <Text weight={600} anywhere>
        {userName(user)}
      </Text>
      {user.email && (
        <Text tone="quiet" anywhere>
          {user.email}
        </Text>
      )}
    </MenuHeader>
    <MenuSeparator />
    <MenuItem onSelect={() => leave(logoutUrl)}>{strings.logOut}</MenuItem>
  </Menu>
);
