/** Which addresses a browser treats as open to eavesdroppers, and whether the page has them upgraded. */
import type { MetaTag } from '../../../facts/head-facts.ts';
import type { HttpFacts } from '../../../facts/http-facts.ts';

/** The machine itself counts as safe: https://www.w3.org/TR/secure-contexts/ */
const ownMachine = /^http:\/\/(?:localhost|[^/]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$)/i;

export const isInsecure = (address: string | null): address is string =>
  address !== null && address.startsWith('http:') && !ownMachine.test(address);

const upgrade = /(?:^|;)\s*upgrade-insecure-requests\b/i;

/** By upgrade-insecure-requests the browser asks for https whatever the page says. */
export function hasUpgrade(http: HttpFacts, metas: readonly MetaTag[]): boolean {
  if (http.security.csp !== null && upgrade.test(http.security.csp)) return true;
  for (const { by, key, content } of metas)
    if (by === 'http-equiv' && key === 'content-security-policy' && upgrade.test(content ?? '')) return true;
  return false;
}
