/** Recognises hosts on the author's own machine or network. */

/** Loopback and the private ranges of RFC 1918. */
const privateIp =
  /^(?:0\.0\.0\.0|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;
/** Names of the local machine or network. */
const privateName = /^localhost$|.\.local(?:host)?$/;

/** For a host as URL parsers write it. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase();
  return privateName.test(name) || privateIp.test(name);
}
