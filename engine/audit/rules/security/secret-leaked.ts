/** A credential in the page's source. */

import type { PageSource } from '../../../model/page-source.ts';
import type { SecretSeen } from '../../../model/text-facts.ts';
import { fail, pass } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

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
  audience: 'html',
  reads: ['secrets', 'source'],
  texts: securityTexts['secret-leaked'],
  check: (facts) => {
    const secrets = facts.secrets.filter((each) => isReal(each, facts.source));
    const [first] = secrets;
    if (first === undefined) return pass();
    return fail({
      messageId: 'leaked',
      data: { count: secrets.length, provider: first.provider, masked: first.masked },
      evidence: secrets.slice(0, 10).map(({ provider, masked }) => ({ found: `${provider}: ${masked}` })),
    });
  },
});
