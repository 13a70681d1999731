/** Checks the signed-in user's password again; attempts are counted before. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../../errors/refusal.ts';
import { readPasswordHash } from '../../store/users.ts';
import type { Deps } from '../deps.ts';
import { attemptLimits, limitAttempts } from './attempt-limits.ts';
import { isPassword } from './passwords.ts';

export async function confirmPassword(
  deps: Deps,
  user: User,
  confirmation: { password: string; field: string },
): Promise<void> {
  const attempts = await limitAttempts(deps, `password:own:${user.id}`, attemptLimits.wrongPassword);
  if (await isPassword(await readPasswordHash(deps.db, user.id), confirmation.password))
    return attempts.refund();
  const refusal = refuse('wrong_password');
  throw refuse('wrong_password', { fields: { [confirmation.field]: refusal.message } });
}
