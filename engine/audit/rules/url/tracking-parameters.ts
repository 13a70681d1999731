/** Recognises tracking and session parameters. */

const clickIds = /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|yclid|mc_eid)$/i;
const sessionIds =
  /^(?:phpsessid|jsessionid|aspsessionid\w*|asp\.net_sessionid|sessionid|session_id|sessid|oscsid|zenid|cfid|cftoken)$/i;
const longId = /^[0-9a-z_-]{16,}$/i;

/** Names of such parameters in a URL, as written. */
export function trackingParameters(written: string): string[] {
  const url = URL.parse(written);
  if (url === null) return [];
  const inQuery = [...url.searchParams].flatMap(([name, value]) => {
    const isShortName = /^(?:sid|s|session)$/i.test(name) && longId.test(value) && /\d/.test(value);
    return clickIds.test(name) || sessionIds.test(name) || isShortName ? [name] : [];
  });
  const inPath = /;(jsessionid|phpsessid|sid)=/i.exec(url.pathname)?.[1];
  return inPath === undefined ? inQuery : [inPath, ...inQuery];
}
