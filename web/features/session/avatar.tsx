/** The user's picture, else the first letter of the e-mail address. */
import type { User } from '@pagewright/contract/entities/user';
import { strings } from './strings.ts';

export const Avatar = ({ user: { profileImageUrl, email } }: { readonly user: User }) =>
  profileImageUrl ? (
    <img src={profileImageUrl} alt="" width={36} height={36} referrerPolicy="no-referrer" />
  ) : (
    (email?.trim().at(0)?.toUpperCase() ?? 'U')
  );

/** The full name when both parts exist. */
export const userName = ({ firstName, lastName }: User): string =>
  firstName && lastName ? `${firstName} ${lastName}` : strings.myAccount;

export const userMenuLabel = (user: User): string =>
  strings.menuLabel({ name: user.email ?? userName(user) });
