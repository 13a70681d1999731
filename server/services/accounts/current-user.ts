/** Finds the user of a request by its session token. */
import type { User } from '@pagewright/contract/entities/user';
import { findSession } from '../../store/sessions.ts';
import { findUser } from '../../store/users.ts';
import type { Deps } from '../deps.ts';

export async function currentUser({ db, now }: Deps, token: string | null): Promise<User | null> {
  if (token === null) return null;
  const session = await findSession(db, token, now());
  return session === null ? null : findUser(db, session.userId);
}
