/** A credential in the page's source. */
import type { PageSource } from '../../../model/page-source.ts';
import type { SecretSeen } from '../../../model/text-facts.ts';
import { countOf } from '../../count-of.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

/** A manual shows how a key begins; a leak goes on with the key itself. */
const keyWithContent = /^-----BEGIN [A-Z ]+-----(?:\\[nr]|\s)*[A-Za-z0-9+/=]{40,}/;

function isReal({ provider, offset }: SecretSeen, source: PageSource | null): boolean {
  if (provider !== 'private key' || source === null) return true;
  return keyWithContent.test(source.html.slice(offset, offset + 400));
}

export const secretLeaked = definePageRule({
  id: 'secret-leaked',
  group: 'security',
  severity: 'critical',
  basis: 'heuristic',
  needs: 'html',
  tier: 2,
  audience: 'html',
  reads: ['secrets', 'source'],
  title: 'Secret key or password in the page source',
  why: 'Anyone can read the source of a page, comments included. A secret in it can be used by others in your name, and at your cost.',
  fix: 'Revoke the key or change the password first, then take it out of the page and keep the new one on the server.',
  check: (facts) => {
    const secrets = facts.secrets.filter((each) => isReal(each, facts.source));
    const [first] = secrets;
    if (first === undefined) return pass();
    const others = secrets.length === 1 ? '' : ` ${countOf(secrets.length, 'key')} were found.`;
    return fail(
      `The source contains what looks like a ${first.provider} (${first.masked}).${others}`,
      secrets.slice(0, 10).map(({ provider, masked }) => ({ found: `${provider}: ${masked}` })),
    );
  },
});
