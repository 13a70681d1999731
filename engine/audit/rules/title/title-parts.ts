/** Splits a title at the signs that separate the page's subject from the site's name. */

const separator = /\s+[|–—·•»:-]+\s+|\s*[|»]\s*|:\s+/u;

/** The parts of a title, in order; none for a title of one part. */
export function titleParts(title: string): readonly string[] {
  const parts = title.split(separator).map((part) => part.trim());
  return parts.length > 1 ? parts.filter((part) => part !== '') : [];
}
