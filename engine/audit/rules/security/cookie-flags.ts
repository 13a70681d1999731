/** Session cookies that scripts or unencrypted connections can read. */
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';

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
  tier: 3,
  audience: 'html',
  title: 'Session cookie without Secure or HttpOnly',
  why: 'Without Secure, the cookie is also sent unencrypted; without HttpOnly, any script on the page can read it. Anyone who has it is signed in as the visitor. This has no effect on search.',
  fix: 'Set the cookie with Secure, HttpOnly and SameSite=Lax.',
  reads: ['http', 'url'],
  check({ http, url }) {
    const header = http.headers['set-cookie'];
    if (header === undefined) return pass();
    if (!url.startsWith('https:')) return skip('the site has no https');
    const weak = cookiesOf(header).flatMap((cookie) => {
      const name = cookie.split('=', 1)[0]?.trim() ?? '';
      const absent = sessionLike.test(name) ? flagsMissing(cookie) : [];
      return absent.length === 0 ? [] : [{ name, absent }];
    });
    const [first] = weak;
    if (first === undefined) return pass();
    return fail(
      `The cookie “${first.name}” is set without ${first.absent.join(' and ')}.`,
      weak.map(({ name, absent }) => ({
        found: `${name} without ${absent.join(', ')}`,
        wanted: 'Secure; HttpOnly; SameSite=Lax',
      })),
    );
  },
});
