/** Saves which run the user follows, so that a reload or a second tab finds it again. */

const keyFor = (userId: string): string => `pagewright.run.${userId}`;

export const rememberedRun = (userId: string): string | null => window.localStorage.getItem(keyFor(userId));

export function rememberRun(userId: string, domain: string): void {
  window.localStorage.setItem(keyFor(userId), domain);
}

export function forgetRun(userId: string): void {
  window.localStorage.removeItem(keyFor(userId));
}
