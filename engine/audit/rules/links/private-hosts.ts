/** Hosts that only answer on the author's own machine or network. */

/** Loopback and the private ranges of RFC 1918. */
const privateAddress =
  /^(?:0\.0\.0\.0|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;
/** The names that mean them. */
const privateName = /^localhost$|.\.local(?:host)?$/;

let latest: { readonly host: string; readonly isPrivate: boolean } | null = null;

/** A host comes as URL parsers write it; most often it is that of the address before. */
export function isPrivateHost(host: string): boolean {
  if (latest === null || latest.host !== host) latest = { host, isPrivate: judgeHost(host) };
  return latest.isPrivate;
}

function judgeHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
  return privateName.test(name) || privateAddress.test(name);
}
