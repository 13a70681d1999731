/** What an exported file is called: by the domain as people write it, without anything a file system minds. */

/** Letters and digits of any script, dots and hyphens; a path's slashes become hyphens. */
export const safeName = (domain: string): string =>
  domain
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/^[.-]+|[.-]+$/g, '')
    .slice(0, 120) || 'site';

export const exportName = (domain: string, rest: string): string => `seo-analysis-${safeName(domain)}${rest}`;
