/** Changes a user's own name and password. */
import type { NameForm, PasswordChangeForm, User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { inTransaction } from '../../store/database.ts';
import { forgetDevicesOf } from '../../store/known-devices.ts';
import { endSessionsOf } from '../../store/sessions.ts';
import { updateName, updatePassword } from '../../store/users.ts';
import type { Deps } from '../deps.ts';
import { revokeAllKeys } from './api-keys.ts';
import { confirmPassword } from './confirm-password.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';

export async function changeName({ db }: Deps, user: User, form: NameForm): Promise<User> {
  const changed = await updateName(db, user.id, {
    firstName: form.firstName || null,
    lastName: form.lastName || null,
  });
  if (changed === null) throw refuse('not_authenticated');
  return changed;
}

/** Ends all other sessions of the user and, unless told not to, the API keys; no browser stays known. */
export async function changePassword(
  deps: Deps,
  user: User,
  change: { form: PasswordChangeForm; token: string },
): Promise<void> {
  if (user.signIn !== 'password') throw refuse('local_accounts_off');
  const { form } = change;
  await confirmPassword(deps, user, { password: form.currentPassword, field: 'currentPassword' });
  refuseCommonPassword(form.newPassword, {
    field: 'newPassword',
    about: [user.email, user.firstName, user.lastName],
  });
  const passwordHash = await hashPassword(form.newPassword);
  await inTransaction(deps.db, async (tx) => {
    await updatePassword(tx, user.id, passwordHash);
    await endSessionsOf(tx, user.id, change.token);
    await forgetDevicesOf(tx, user.id);
    if (form.revokeKeys) await revokeAllKeys(tx, user.id);
  });
}
