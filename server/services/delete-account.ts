/** Deletes an account with everything it holds, here and in the outbox. */
import type { AccountDeletionForm, User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { lockAccount } from '../store/accounts.ts';
import { inTransaction } from '../store/database.ts';
import { deleteUser, findGoneUsers } from '../store/delete-user.ts';
import type { Deps } from './deps.ts';
import { provePassword } from './prove-password.ts';

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
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, user.id);
    await deps.queue.forget(tx, user.id);
    await deleteUser(tx, user);
  });
  await deps.mailer.forget(user.id);
}

/** Messages that another node wrote down for an account which is gone: for every node to look for now and then. */
export async function forgetGoneReaders({ db, mailer }: Pick<Deps, 'db' | 'mailer'>): Promise<void> {
  for (const userId of await findGoneUsers(db, await mailer.readers())) await mailer.forget(userId);
}
