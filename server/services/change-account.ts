/** What a user may change about their own account: name and password. */
import type { NameForm, PasswordChangeForm, User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { inTransaction } from '../store/database.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { updateName, updatePassword } from '../store/users.ts';
import type { Deps } from './deps.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import { provePassword } from './prove-password.ts';

export async function changeName({ db }: Deps, user: User, form: NameForm): Promise<User> {
  const changed = await updateName(db, user.id, {
    firstName: form.firstName || null,
    lastName: form.lastName || null,
  });
  if (changed === null) throw refuse('not_authenticated');
  return changed;
}

/** Every other session of the user ends. */
export async function changePassword(
  deps: Deps,
  user: User,
  change: { form: PasswordChangeForm; token: string },
): Promise<void> {
  if (user.signIn !== 'password') throw refuse('local_accounts_off');
  const { form } = change;
  await provePassword(deps, user, { password: form.currentPassword, field: 'currentPassword' });
  refuseCommonPassword(form.newPassword, {
    field: 'newPassword',
    about: [user.email, user.firstName, user.lastName],
  });
  const passwordHash = await hashPassword(form.newPassword);
  await inTransaction(deps.db, async (tx) => {
    await updatePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id, change.token);
  });
}
