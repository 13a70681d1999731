/** Hashes passwords, checks them, and refuses common ones. */
import { hash, verify } from '@node-rs/argon2';
import { errors } from '@pagewright/contract/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../../errors/refusal.ts';

/** argon2id (the library's default) with OWASP's first choice of cost: 19 MiB, two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

/** A hash of the same cost that belongs to no account. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$nho+O8xYErMiHVLcbJz8bA$ocBnB1D2swfgjtoeQHJm4MATHaxYYrBK12iOfe6AEkw';

/** Takes as long for an account without a password, or for no account at all, as for a wrong password. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? dummyHash, password.normalize('NFKC'));
  return matches && stored !== null;
}

/** Below this many guesses a password is on the lists of common ones, or a plain variation of one that is. */
const fewestGuesses = 1e9;

/** The cost of the estimate grows with the length; the beginning shows whether a password is common. */
const checkedLength = 64;

/** Refuses a password that is on the lists, or made of the user's own name and e-mail address. */
export function refuseCommonPassword(
  password: string,
  options: { field: string; about: readonly (string | null | undefined)[] },
): void {
  // Built for each call (about 20 ms): people choose a password once.
  const strength = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const own = options.about.flatMap((text) => (text ? [text, ...text.split(/[@.\s]+/)] : []));
  const { guesses } = strength.check(password.slice(0, checkedLength), own);
  if (guesses < fewestGuesses) {
    throw refuse('password_too_common', { fields: { [options.field]: errors.password_too_common.message } });
  }
}
