/** Session cookies that scripts or unencrypted connections can read. */

import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { securityTexts } from './messages.ts';

/** Names of cookies that stand for a signed-in visitor. */
const sessionLike =
  /^(?:__(?:Host|Secure)-)?(?:[\w.-]*sess(?:ion)?(?:_?id)?|phpsessid|jsessionid|asp\.net_sessionid|connect\.sid|sid|[\w-]*auth(?:_?token)?)$/i;

/** The header's fields are joined with commas, and dates have commas too. */
const cookiesOf = (header: string): readonly string[] => header.split(/,(?=\s*[\w!#$%&'*+.^`|~-]+=)/);

function flagsMissing(cookie: string): readonly string[] {
  const attributes = new Set(
    cookie
      .split(';')
      .slice(1)
      .map((each) => each.trim().toLowerCase()),
  );
  return [
    ...(attributes.has('secure') ? [] : ['Secure']),
    ...(attributes.has('httponly') ? [] : ['HttpOnly']),
  ];
}

export const cookieFlags = definePageRule({
  id: 'cookie-flags',
  group: 'security',
  severity: 'info',
  basis: 'standard',
  source: 'https://developer.mozilla.org/docs/Web/HTTP/Guides/Cookies',
  needs: 'http',
  audience: 'html',
  texts: securityTexts['cookie-flags'],
  reads: ['http', 'url'],
  check({ http, url }) {
    const header = http.headers['set-cookie'];
    if (header === undefined) return pass();
    if (!url.startsWith('https:')) return skip('no-https');
    const weak = cookiesOf(header).flatMap((cookie) => {
      const name = cookie.split('=', 1)[0]?.trim() ?? '';
      const absent = sessionLike.test(name) ? flagsMissing(cookie) : [];
      return absent.length === 0 ? [] : [{ name, absent }];
    });
    const [first] = weak;
    if (first === undefined) return pass();
    return fail({
      messageId: 'weak',
      data: { name: first.name, absent: first.absent },
      evidence: weak.map(({ name, absent }) => ({
        found: say('without', { name, absent: absent.join(', ') }),
        wanted: 'Secure; HttpOnly; SameSite=Lax',
      })),
    });
  },
});
