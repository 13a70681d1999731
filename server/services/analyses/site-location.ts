/** Parses a domain as the user typed it: host, path, display form and the key of its runs. */
import { createHash } from 'node:crypto';
import { splitWebsiteUrl } from '@pagewright/contract/domain';
import { refuse } from '../../errors/refusal.ts';
import type { Deps } from '../deps.ts';

export interface SiteLocation {
  /** As typed, with the host in lower case. */
  readonly domain: string;
  readonly host: string;
  /** Empty for the whole site. */
  readonly path: string;
  /** Equal with and without www, and with and without a trailing slash. */
  readonly siteKey: string;
}

/** The longest key that an index accepts. */
const longestKey = 1000;

/** For input that the form's schema accepted. */
export function parseSiteLocation(typed: string): SiteLocation {
  const { host, path } = splitWebsiteUrl(typed.trim());
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

/** A name that only an inside network has, such as printer.local, is a mistake in the form's field, not a failed run. */
export function requirePublicHost({ checkUrl }: Pick<Deps, 'checkUrl'>, host: string, field: string): void {
  const checked = checkUrl(`http://${host}/`);
  if (checked.ok) return;
  throw refuse('invalid_input', { message: checked.detail, fields: { [field]: checked.detail } });
}
