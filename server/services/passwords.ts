/** Hashes, checks and judges passwords. */
import { hash, verify } from '@node-rs/argon2';
import { errors } from '@pagewright/contract/errors';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { refuse } from '../refusal.ts';

/** argon2id (the library's default) with OWASP's first choice of cost: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'), cost);

let hashOfNobody: Promise<string> | undefined;

/** Takes as long for an account without a password, or for no account at all, as for a wrong password. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  hashOfNobody ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await hashOfNobody), password.normalize('NFKC'));
  return matches && stored !== null;
}

let guesser: ZxcvbnFactory | undefined;

/** Below this many guesses a password is on the lists of common ones, or a plain variation of one that is. */
const fewestGuesses = 1e9;

/** The estimate's cost grows with the length; what makes a password common shows in its beginning. */
const judgedLength = 64;

/** Refuses a password that is on the lists, or made of the person's own name and address. */
export function refuseCommonPassword(
  password: string,
  options: { field: string; about: readonly (string | null | undefined)[] },
): void {
  guesser ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const own = options.about.flatMap((text) => (text ? [text, ...text.split(/[@.\s]+/)] : []));
  const { guesses } = guesser.check(password.slice(0, judgedLength), own);
  if (guesses < fewestGuesses) {
    throw refuse('password_too_common', { fields: { [options.field]: errors.password_too_common.message } });
  }
}
