/** The user's picture, else the first letter of the e-mail address. */
import type { User } from '@pagewright/contract/entities/user';

export const Avatar = ({ user: { profileImageUrl, email } }: { readonly user: User }) =>
  profileImageUrl ? (
    <img src={profileImageUrl} alt="" width={36} height={36} referrerPolicy="no-referrer" />
  ) : (
    (email?.trim().at(0)?.toUpperCase() ?? 'U')
  );
