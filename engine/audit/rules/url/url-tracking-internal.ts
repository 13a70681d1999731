/** Links within the site that carry tracking parameters or session ids. */
import { citeNodes } from '../../cite-nodes.ts';
import { say } from '../../evidence.ts';
import { fail, pass, skip } from '../../outcome.ts';
import { definePageRule } from '../../rule.ts';
import { urlTexts } from './messages.ts';

const clickIds = /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|yclid|mc_eid)$/i;
const sessionIds =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|asp\.net_sessionid|sessionid|session_id|sessid|oscsid|zenid|cfid|cftoken)$/i;
/** More are not listed. */
const namesMax = 5;
const longId = /^[0-9a-z_-]{16,}$/i;

/** Names of such parameters in a URL, as written. */
function trackingParameters(written: string): string[] {
  const url = URL.parse(written);
  if (url === null) return [];
  const inQuery = [...url.searchParams].flatMap(([name, value]) => {
    const isShortName = /^(?:sid|s|session)$/i.test(name) && longId.test(value) && /\d/.test(value);
    return clickIds.test(name) || sessionIds.test(name) || isShortName ? [name] : [];
  });
  const inPath = /;(jsessionid|phpsessid|sid)=/i.exec(url.pathname)?.[1];
  return inPath === undefined ? inQuery : [inPath, ...inQuery];
}

export const urlTrackingInternal = definePageRule({
  id: 'url-tracking-internal',
  group: 'url',
  severity: 'warning',
  basis: 'google',
  source: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  needs: 'html',
  audience: 'indexable',
  texts: urlTexts['url-tracking-internal'],
  reads: ['links', 'url', 'source'],
  check(facts, { page }) {
    const { internal } = page.links;
    if (internal.length === 0) return skip('no-internal-link');
    const tracked = internal
      .filter(({ resolved }) => resolved.includes('='))
      .map(({ node, resolved }) => ({ node, names: trackingParameters(resolved), url: resolved }))
      .filter(({ names }) => names.length > 0);
    if (tracked.length === 0) return pass();
    const all = [...new Set(tracked.flatMap(({ names }) => names))];
    const isSession = !all.some((name) => clickIds.test(name));
    return fail({
      messageId: isSession ? 'sessions' : all.length > namesMax ? 'tracked-more' : 'tracked',
      data: { count: tracked.length, names: all.slice(0, namesMax) },
      evidence: citeNodes(facts, tracked, ({ names, url }) => ({
        found: names.join(', '),
        wanted: say('the-url-without-them'),
        urls: [url],
      })),
    });
  },
});
