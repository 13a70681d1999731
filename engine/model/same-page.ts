/** Whether two URLs are spellings of one page: with or without www, https, a slash at the end or the name of the index file. */

/** What the spellings have in common; null for what is no URL. */
function pageKey(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return null;
  const path = parsed.pathname.replace(/\/(?:index|default)(?:\.[a-z]{2,5})?$/i, '/').replace(/\/$/, '');
  return `${parsed.host.replace(/^www\./, '')}${path}${parsed.search}`;
}

export const isSamePage = (one: string, other: string): boolean => {
  const key = pageKey(one);
  return key !== null && key === pageKey(other);
};
