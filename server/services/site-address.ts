/** What a typed address means: where the site is, how it is shown, and the name under which its runs are found. */
import { createHash } from 'node:crypto';
import { splitAddress } from '@pagewright/contract/domain';

export interface SiteAddress {
  /** As it was typed, the host in lower case. */
  readonly domain: string;
  readonly host: string;
  /** Empty for the whole site. */
  readonly path: string;
  /** The same for a host and its www twin, with or without a slash at the end. */
  readonly siteKey: string;
}

/** An index has no room for more. */
const longestKey = 1000;

/** For an address that the form accepted. */
export function readSiteAddress(typed: string): SiteAddress {
  const { host, path } = splitAddress(typed.trim());
  const pathname = path === '' ? '' : (URL.parse(`http://${host}${path}`)?.pathname ?? path);
  const shown = typed.trim().split('/', 1)[0]?.toLowerCase() ?? host;
  const key = `${host.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}`;
  return {
    domain: `${shown}${path}`,
    host,
    path: pathname === '/' ? '' : pathname,
    siteKey: key.length <= longestKey ? key : createHash('sha256').update(key).digest('hex'),
  };
}
