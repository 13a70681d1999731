/** Deletes an account with all its data, including outbox messages. */
import type { AccountDeletionForm, User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { inTransaction } from '../../store/database.ts';
import { deleteUser, findDeletedUsers } from '../../store/delete-user.ts';
import type { Deps } from '../deps.ts';
import { confirmPassword } from './confirm-password.ts';
import { words } from './words.ts';

/** A local account is confirmed by its password, an account of the identity provider by its e-mail address. */
export async function deleteAccount(
  deps: Deps,
  user: User,
  { confirmation }: AccountDeletionForm,
): Promise<void> {
  if (user.signIn === 'password') {
    await confirmPassword(deps, user, { password: confirmation, field: 'confirmation' });
  } else if (user.email !== null && confirmation.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw refuse('invalid_input', { fields: { confirmation: words.typeToDelete({ email: user.email }) } });
  }
  await inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, user.id);
    await deps.queue.forget(tx, user.id);
    await deleteUser(tx, user);
  });
  await deps.mailer.forget(user.id);
}

/**
 * Removes outbox messages of deleted accounts that another node had written; runs on every node as a maintenance
 * job.
 */
export async function purgeOutboxOfDeletedUsers({ db, mailer }: Pick<Deps, 'db' | 'mailer'>): Promise<void> {
  for (const userId of await findDeletedUsers(db, await mailer.readers())) await mailer.forget(userId);
}
