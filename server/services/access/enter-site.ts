/** Opens what a request to a closed site needs: its credentials, and whether its robots.txt may be ignored. */
import { userAgentFor } from '@pagewright/engine/fetch/http-client';
import { type SiteCredentials, siteHeadersFor } from '@pagewright/engine/fetch/site-headers';
import type { SiteAccess } from '@pagewright/engine/model/site-access';
import { type Ownership, verifyOwnership } from '@pagewright/engine/pipeline/verify-ownership';
import {
  type CredentialPlace,
  findAccess,
  readSealed,
  type SealedCredential,
  type StoredAccess,
} from '../../store/site-access.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

export interface Entrance {
  /** Null for a site that is open to everybody. */
  readonly access: SiteAccess | null;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Whose robots.txt is not obeyed. */
  readonly ignoredHost: string | null;
  /** For the report. */
  readonly notes: readonly string[];
}

export type EnteredSite =
  | { readonly kind: 'entered'; readonly entrance: Entrance }
  /** The sentence is for the user. */
  | { readonly kind: 'locked'; readonly sentence: string };

export const openEntrance: Entrance = {
  access: null,
  include: [],
  exclude: [],
  ignoredHost: null,
  notes: [],
};

/** A credential that is copied to another site or name does not open there. */
export const contextOf = ({ siteId, kind, name }: CredentialPlace): string =>
  `site-credential ${siteId} ${kind} ${name}`;

type Opened = { readonly credential: SealedCredential; readonly text: string };

async function openAll(
  { secrets, log }: Deps,
  sealed: readonly SealedCredential[],
): Promise<readonly Opened[] | null> {
  const opened: Opened[] = [];
  for (const credential of sealed) {
    const text = await secrets.open(credential.sealed, contextOf(credential));
    if (text === null) {
      log.error(
        { event: 'secrets.unreadable', site: credential.siteId, kind: credential.kind },
        'a stored credential does not open with the key of this server: all nodes need the same SECRETS_KEY_FILE',
      );
      return null;
    }
    opened.push({ credential, text });
  }
  return opened;
}

function credentialsFrom(opened: readonly Opened[]): SiteCredentials {
  const named = (kind: 'header' | 'cookie'): Record<string, string> =>
    Object.fromEntries(
      opened.flatMap(({ credential, text }) => (credential.kind === kind ? [[credential.name, text]] : [])),
    );
  const basic = opened.find(({ credential }) => credential.kind === 'basic');
  const basicAuth: SiteCredentials['basicAuth'] = basic === undefined ? undefined : JSON.parse(basic.text);
  return {
    headers: named('header'),
    cookies: named('cookie'),
    ...(basicAuth !== undefined && { basicAuth }),
  };
}

/** Null when they could not be decrypted. */
export async function headersOf(
  deps: Deps,
  { siteId, host, overHttp }: Pick<StoredAccess, 'siteId' | 'host' | 'overHttp'>,
): Promise<{ readonly siteHeaders: SiteAccess['siteHeaders'] } | null> {
  const opened = await openAll(deps, await readSealed(deps.db, siteId));
  if (opened === null) return null;
  const origins = ['https', ...(overHttp ? ['http'] : [])].map((scheme) => `${scheme}://${host}`);
  return { siteHeaders: siteHeadersFor(origins, credentialsFrom(opened)) };
}

/** Asks the site itself, under our own name. */
export const checkOwnership = (
  deps: Deps,
  { host, token, overHttp, verifiedBy }: StoredAccess,
  siteHeaders: SiteAccess['siteHeaders'],
  signal: AbortSignal,
): Promise<Ownership> =>
  verifyOwnership(
    { host, token, overHttp, knownMethod: verifiedBy },
    { client: deps.reports.http.forSite({ siteHeaders }), lookupTxt: deps.lookupTxt },
    signal,
  );

const obeyedNote = ({ attempts }: Ownership, host: string): string =>
  words.obeyed({ host, attempts: attempts.map(({ sentence }) => sentence).join(' ') });

/** Who is not verified keeps our name in the user agent, so that sites know who reads them. */
function userAgentOf({ publicUrl }: Deps, { userAgent }: StoredAccess, isOwner: boolean): string | undefined {
  if (userAgent === null) return undefined;
  return isOwner ? userAgent : `${userAgent} ${userAgentFor(`${publicUrl}/how-it-works`)}`;
}

async function enter(deps: Deps, stored: StoredAccess, signal: AbortSignal): Promise<EnteredSite> {
  const headers = await headersOf(deps, stored);
  if (headers === null) return { kind: 'locked', sentence: words.locked };
  const { siteHeaders } = headers;
  const { include, exclude, ignoreRobots, userAgent, verifiedBy, host } = stored;
  const isToVerify = verifiedBy !== null && (ignoreRobots || userAgent !== null);
  const ownership = isToVerify ? await checkOwnership(deps, stored, siteHeaders, signal) : null;
  const isOwner = ownership !== null && ownership.method !== null;
  const notes = ignoreRobots && ownership !== null && !isOwner ? [obeyedNote(ownership, host)] : [];
  return {
    kind: 'entered',
    entrance: {
      access: { siteHeaders, userAgent: userAgentOf(deps, stored, isOwner) },
      include,
      exclude,
      ignoredHost: ignoreRobots && isOwner ? host : null,
      notes,
    },
  };
}

/** As its owner saved it; verified again, so that a site that changed hands is not read against its robots.txt. */
export async function enterSite(
  deps: Deps,
  by: Parameters<typeof findAccess>[1],
  signal: AbortSignal,
): Promise<EnteredSite> {
  const stored = await findAccess(deps.db, by);
  return stored === null ? { kind: 'entered', entrance: openEntrance } : enter(deps, stored, signal);
}
