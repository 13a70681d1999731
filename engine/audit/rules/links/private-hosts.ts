/** Hosts that only answer on the author's own machine or network. */

/** Loopback, the private ranges of RFC 1918, and the names that mean them. A host comes as URL parsers write it. */
const privateHost =
  /^(?:localhost|.+\.localhost|.+\.local|0\.0\.0\.0|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\])$/;

export const isPrivateHost = (host: string): boolean =>
  privateHost.test(host.replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase());
