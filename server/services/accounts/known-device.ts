/** Recognizes browsers of an account: they have a limit of wrong passwords of their own. */
import { addKnownDevice, isKnownDevice } from '../../store/known-devices.ts';
import type { Deps } from '../deps.ts';

export const deviceLifeMs = 180 * 24 * 3600_000;

/** Whether the cookie's token belongs to a browser of this account. */
export async function recognizes(
  { db, now }: Deps,
  userId: string | undefined,
  token: string | null,
): Promise<boolean> {
  return userId !== undefined && token !== null && isKnownDevice(db, { token, userId, now: now() });
}

/** The token for the cookie: the one the browser has, or a new one. */
export async function rememberDevice(deps: Deps, userId: string, token: string | null): Promise<string> {
  if (token !== null && (await recognizes(deps, userId, token))) return token;
  return addKnownDevice(deps.db, userId, new Date(deps.now().getTime() + deviceLifeMs));
}
