/** Finds URLs of other sites in a text. */

const url =
  /(?:\b[a-z][a-z0-9+.-]{0,30}:)?\/\/([^\s/?#"'<>)\]]+)|\bwww\.([^\s/?#"'<>)\]]+)|\b(?:javascript|data|vbscript):/giu;

const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!]+$/, '');

/** Whether it contains a URL of another site, or of a scheme without a host. */
export const hasForeignUrl = (text: string, ownHost: string): boolean =>
  [...text.matchAll(url)].some(([, full, short]) => {
    const host = full ?? short;
    return host === undefined || bareHost(host) !== ownHost;
  });
