/** What a user may change about their own account: name, password, and its existence. */
import type {
  AccountDeletionForm,
  NameForm,
  PasswordChangeForm,
  User,
} from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { inTransaction } from '../store/database.ts';
import { endSessionsOf } from '../store/sessions.ts';
import { deleteUser, readPasswordHash, updateName, updatePassword } from '../store/users.ts';
import { attemptLimits, countTry, refuseIfUsedUp } from './attempts.ts';
import type { Deps } from './deps.ts';
import { hashPassword, isPassword, refuseCommonPassword } from './passwords.ts';

export async function changeName({ db }: Deps, user: User, form: NameForm): Promise<User> {
  const changed = await updateName(db, user.id, {
    firstName: form.firstName || null,
    lastName: form.lastName || null,
  });
  if (changed === null) throw refuse('not_authenticated');
  return changed;
}

async function provePassword(
  deps: Deps,
  user: User,
  proof: { password: string; field: string },
): Promise<void> {
  const keys = [`password:own:${user.id}`];
  await refuseIfUsedUp(deps, keys, attemptLimits.wrongPassword);
  if (await isPassword(await readPasswordHash(deps.db, user.id), proof.password)) return;
  await countTry(deps, keys);
  const refusal = refuse('wrong_password');
  throw refuse('wrong_password', { fields: { [proof.field]: refusal.message } });
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

/** The password confirms it; an account of the identity provider is confirmed by its e-mail address. */
export async function deleteAccount(
  deps: Deps,
  user: User,
  { confirmation }: AccountDeletionForm,
): Promise<void> {
  if (user.signIn === 'password') {
    await provePassword(deps, user, { password: confirmation, field: 'confirmation' });
  } else if (user.email !== null && confirmation.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw refuse('invalid_input', { fields: { confirmation: `Type ${user.email} to delete the account` } });
  }
  await deleteUser(deps.db, user.id);
}
