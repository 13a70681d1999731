/** Where links of a reply may lead: to the site that is talked about, and to our own pages; the text is a stranger's. */
import { parseUrl } from '@pagewright/contract/parse-url';

const bareHost = (host: string): string => host.replace(/^www\./, '');

export function mayLinkFor(pageUrl: string, ownOrigin: string): (url: URL) => boolean {
  const site = bareHost(parseUrl(pageUrl)?.hostname ?? '');
  return (url) => {
    if (url.username !== '' || url.password !== '') return false;
    // A call is no page: following one could log the reader out.
    if (url.origin === ownOrigin) return !url.pathname.startsWith('/api/');
    return site !== '' && bareHost(url.hostname) === site;
  };
}
