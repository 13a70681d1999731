/** What a crawl did not see of a site, for rules that need to have seen all of it. */
export interface CoverageGaps {
  /** Why coverage is not full, in a sentence; null when it is. */
  readonly whyPartial: string | null;
  /** Pages that answered with an error, not at all, or only to others: what they link to is not known. */
  readonly lost: readonly string[];
}

/** `/blog/` of `/blog/`, `/blog` and `/blog/post.html`; null for what is in the root folder. */
function folderOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const folder = name === '' ? path : name.includes('.') ? path.slice(0, -name.length) : `${path}/`;
  return folder === '/' ? null : folder;
}

/** Whether a page is in the folder of one that could not be read, which may well link to it. */
export function isBesideLostPage(url: string, lost: readonly string[]): boolean {
  const page = URL.parse(url);
  if (page === null) return false;
  return lost.some((each) => {
    const folder = folderOf(URL.parse(each)?.pathname ?? '/');
    return folder !== null && page.pathname.startsWith(folder);
  });
}
