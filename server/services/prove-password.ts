/** Asks whoever is signed in for the account's password once more; wrong ones are counted. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../refusal.ts';
import { readPasswordHash } from '../store/users.ts';
import { attemptLimits, countTry, refuseIfUsedUp } from './attempts.ts';
import type { Deps } from './deps.ts';
import { isPassword } from './passwords.ts';

export async function provePassword(
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
