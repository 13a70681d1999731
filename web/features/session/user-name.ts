/** The name a user is addressed by. */
import type { User } from '@pagewright/contract/entities/user';
import { strings } from './strings.ts';

/** The full name when both parts exist. */
export const userName = ({ firstName, lastName }: User): string =>
  firstName && lastName ? `${firstName} ${lastName}` : strings.myAccount;

export const userMenuLabel = (user: User): string => strings.menuLabel(user.email ?? userName(user));
