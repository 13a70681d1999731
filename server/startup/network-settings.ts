/** Reads the settings about who reaches the server and under which name: TRUST_PROXY and ALLOWED_HOSTS. */
import { z } from 'zod';
import { parseNetwork, type TrustedProxies } from '../http/client-address.ts';

const mostHops = 10;

/** Entries with commas between them. */
export const listOf = (value: string): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** A network of everybody would let everybody name any address as theirs. */
const isProxyNetwork = (network: string): boolean => parseNetwork(network) !== null && !/\/0+$/.test(network);

/** Null when it is none of the forms. `on` is the one proxy right in front. */
function readProxies(value: string): TrustedProxies | null {
  if (value === 'off') return 0;
  if (value === 'on') return 1;
  if (/^\d+$/.test(value)) return Number(value) <= mostHops ? Number(value) : null;
  const networks = listOf(value);
  return networks.length > 0 && networks.every(isProxyNetwork) ? networks : null;
}

export const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  const proxies = readProxies(value.trim());
  if (proxies !== null) return proxies;
  const message = `off, the number of your proxies (1 to ${mostHops}), or their networks, as in 10.0.0.0/8, fd00::/8`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const hostPattern = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*|\[[\da-f:.]+\])$/i;

export const hostNames = z
  .string()
  .transform(listOf)
  .refine(
    (names) => names.every((name) => hostPattern.test(name)),
    'host names without port, as in seo.example.com, 192.0.2.10, with commas between them',
  );
