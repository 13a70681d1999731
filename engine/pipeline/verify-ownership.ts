/** Use case: finds out whether a site is its user's own, by a token in a file, a meta tag or a DNS record. */
import { extractPage } from '../extract/extract-page.ts';
import { fetchPage } from '../fetch/fetch-page.ts';
import type { HttpClient } from '../fetch/http-client.ts';

export type OwnershipMethod = 'file' | 'meta' | 'dns';

export interface OwnershipClaim {
  readonly host: string;
  readonly token: string;
  /** Where the site has no https: whether http counts. */
  readonly overHttp: boolean;
  /** Which way worked before, and is tried first. */
  readonly knownMethod?: OwnershipMethod | null;
}

export interface OwnershipPorts {
  readonly client: HttpClient;
  /** Null when the DNS did not respond. */
  readonly lookupTxt: (name: string) => Promise<readonly string[] | null>;
}

export interface OwnershipAttempt {
  readonly method: OwnershipMethod;
  /** Why it does not show who owns the site, for the user. */
  readonly sentence: string;
}

export interface Ownership {
  readonly method: OwnershipMethod | null;
  /** Those that failed; all of them when there is no method. */
  readonly attempts: readonly OwnershipAttempt[];
}

const metaName = 'pagewright-verification';
const filePath = '/.well-known/pagewright-verification.txt';

/** Where the token is looked for, and what was found there. */
export const ownershipPlaces = ({ host, token }: Pick<OwnershipClaim, 'host' | 'token'>) => ({
  fileUrl: `https://${host}${filePath}`,
  metaTag: `<meta name="${metaName}" content="${token}">`,
  dnsName: `_pagewright.${host}`,
  dnsValue: `${metaName}=${token}`,
});

const htmlBytes = 2 * 1024 * 1024;

/** A redirect to another host would show who owns that one. */
async function fetchOwn({ client }: OwnershipPorts, url: string, signal: AbortSignal) {
  const { hostname } = new URL(url);
  return fetchPage(client, url, {
    signal,
    bodyBytes: htmlBytes,
    retries: 1,
    refuseRedirect: (next) => (next.hostname === hostname ? null : 'It is another host.'),
  });
}

type Check = (ports: OwnershipPorts, claim: OwnershipClaim, signal: AbortSignal) => Promise<string | null>;

/** Null when the content shows the token; over http only where the owner said so. */
const byContent =
  (path: string, what: string, shows: (page: Fetched, token: string) => boolean): Check =>
  async (ports, { host, token, overHttp }, signal) => {
    const urls = ['https', ...(overHttp ? ['http'] : [])].map((scheme) => `${scheme}://${host}${path}`);
    let why = '';
    for (const url of urls) {
      const result = await fetchOwn(ports, url, signal);
      if (result.kind === 'failed') why = `${url} could not be read: ${result.detail}`;
      else if (result.kind === 'stopped') why = `${url} redirects to another host, ${result.nextUrl}.`;
      else if (result.page.status !== 200) why = `${url} returns status ${result.page.status}.`;
      else if (shows(result.page, token)) return null;
      else why = `${url} ${what}`;
    }
    return why;
  };

type Fetched = Parameters<typeof extractPage>[0];

const checks: Readonly<Record<OwnershipMethod, Check>> = {
  file: byContent(
    filePath,
    'must contain the token and nothing else.',
    ({ body }, token) => Buffer.from(body).toString('utf8').trim() === token,
  ),
  meta: byContent('/', 'has no such meta tag with the token in its head.', (page, token) =>
    extractPage(page).metas.some(
      ({ by, key, content, inHead }) =>
        inHead && by === 'name' && key === metaName && content?.trim() === token,
    ),
  ),
  dns: async ({ lookupTxt }, claim) => {
    const { dnsName, dnsValue } = ownershipPlaces(claim);
    const records = await lookupTxt(dnsName);
    if (records === null) return 'The DNS did not respond.';
    if (records.some((record) => record.trim() === dnsValue)) return null;
    return records.length === 0
      ? `${dnsName} has no TXT record.`
      : `No TXT record of ${dnsName} contains the token.`;
  },
};

const methods: readonly OwnershipMethod[] = ['file', 'meta', 'dns'];

export async function verifyOwnership(
  claim: OwnershipClaim,
  ports: OwnershipPorts,
  signal: AbortSignal,
): Promise<Ownership> {
  const { knownMethod = null } = claim;
  const ordered = methods.toSorted((a, b) => Number(b === knownMethod) - Number(a === knownMethod));
  const attempts: OwnershipAttempt[] = [];
  for (const method of ordered) {
    const sentence = await checks[method](ports, claim, signal);
    if (sentence === null) return { method, attempts };
    attempts.push({ method, sentence });
  }
  return {
    method: null,
    attempts: methods.flatMap((method) => attempts.filter((each) => each.method === method)),
  };
}
