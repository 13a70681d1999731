/** The avatar and what opens from it. */
import type { User } from '@pagewright/contract/entities/user';
import { leave } from '../../api/leave.ts';
import { logoutAddress } from '../../api/session.ts';
import { Menu, MenuHeader, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { strings } from './strings.ts';
import styles from './user-menu.module.css';

export function UserMenu({ user }: { readonly user: User }) {
  const name = menuName(user);
  return (
    <Menu
      label={strings.menuLabel(user.email ?? name)}
      triggerClassName={styles.avatar}
      trigger={
        user.profileImageUrl ? (
          <img src={user.profileImageUrl} alt="" width={36} height={36} referrerPolicy="no-referrer" />
        ) : (
          initialOf(user)
        )
      }
    >
      <MenuHeader>
        <p className={styles.name}>{name}</p>
        {user.email && <p className={styles.email}>{user.email}</p>}
      </MenuHeader>
      <MenuSeparator />
      <MenuItem onSelect={() => leave(logoutAddress)}>{strings.logOut}</MenuItem>
    </Menu>
  );
}

/** The full name when both parts exist. */
const menuName = ({ firstName, lastName }: User): string =>
  firstName && lastName ? `${firstName} ${lastName}` : strings.myAccount;

const initialOf = ({ email }: User): string => email?.trim().at(0)?.toUpperCase() ?? 'U';
