/** Sites that define formats, or document search engines and browsers: any text may name them. */
const technicalHosts: readonly string[] = (
  'schema.org json-ld.org ogp.me w3.org whatwg.org ietf.org rfc-editor.org iana.org iso.org web.dev mozilla.org chrome.com chromium.org ' +
  'webkit.org caniuse.com google.com bing.com microsoft.com apple.com yandex.com baidu.com duckduckgo.com robotstxt.org sitemaps.org ' +
  'indexnow.org unicode.org wikipedia.org example.com example.org example.net localhost'
).split(' ');

/** With the hosts below them, such as developers.google.com. */
export const isTechnical = (host: string): boolean =>
  technicalHosts.some((known) => host === known || host.endsWith(`.${known}`));
