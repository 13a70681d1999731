/** Recognises insecure URLs, and pages that upgrade them. */
import type { MetaTag } from '../../../model/head-facts.ts';
import type { HttpFacts } from '../../../model/http-facts.ts';

/** The machine itself counts as safe: https://www.w3.org/TR/secure-contexts/ */
const ownMachine = /^http:\/\/(?:localhost|[^/]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$)/i;

export const isInsecure = (url: string | null): url is string =>
  url !== null && url.startsWith('http:') && !ownMachine.test(url);

const upgrade = /(?:^|;)\s*upgrade-insecure-requests\b/i;

/** With upgrade-insecure-requests the browser requests https instead of http. */
export function hasUpgrade(http: HttpFacts, metas: readonly MetaTag[]): boolean {
  if (http.security.csp !== null && upgrade.test(http.security.csp)) return true;
  for (const { by, key, content } of metas)
    if (by === 'http-equiv' && key === 'content-security-policy' && upgrade.test(content ?? '')) return true;
  return false;
}
