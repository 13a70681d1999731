/** Which pages came, went or moved between two analyses, and what the others say of themselves now. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { CoverageEntry } from '@pagewright/contract/entities/coverage';
import type { Page } from '@pagewright/contract/entities/page';
import type { PageEdit, SiteChanges } from '@pagewright/contract/entities/site-changes';

const redirectReason = /^It redirects to (\S+)/;

const entriesOf = ({ coverage }: Analysis): ReadonlyMap<string, CoverageEntry> =>
  new Map(coverage.entries.map((entry) => [entry.url, entry]));

export interface PageChanges {
  readonly pages: SiteChanges['pages'];
  /** Pages that only one of the runs read, though both may have had them. */
  readonly readOnce: number;
}

/** A run that stopped at its limit cannot tell a missing page from one that it did not come to. */
export function comparePages(before: Analysis, after: Analysis): PageChanges {
  const pages: SiteChanges['pages'] = { added: [], removed: [], redirected: [] };
  let readOnce = 0;
  const known = entriesOf(before);
  const now = entriesOf(after);
  const urlsBefore = new Set(before.pages.map(({ url }) => url));
  const urlsAfter = new Set(after.pages.map(({ url }) => url));
  for (const { url } of after.pages) {
    if (urlsBefore.has(url)) continue;
    const status = known.get(url)?.status ?? 200;
    const wasMissing = known.has(url) ? status >= 400 : before.coverage.full;
    if (wasMissing) pages.added.push(url);
    else readOnce += 1;
  }
  for (const { url } of before.pages) {
    if (urlsAfter.has(url)) continue;
    const entry = now.get(url);
    const to = redirectReason.exec(entry?.reason ?? '')?.[1];
    if (to !== undefined) pages.redirected.push({ url, to });
    else if (entry?.status !== undefined && entry.status >= 400) {
      pages.removed.push({ url, reason: `It answers with status ${entry.status}.` });
    } else if (entry === undefined && after.coverage.full) {
      pages.removed.push({ url, reason: 'Nothing on the site leads to it any more.' });
    } else readOnce += 1;
  }
  return { pages, readOnce };
}

const indexabilityOf = (page: Page, reasons: ReadonlyMap<string, string | null>): string | null => {
  if (page.indexable === undefined) return null;
  return page.indexable ? 'indexable' : `not indexable${reasonOf(reasons.get(page.url))}`;
};

const reasonOf = (reason: string | null | undefined): string => (reason == null ? '' : `: ${reason}`);

const reasonsOf = ({ indexability }: Analysis): ReadonlyMap<string, string | null> =>
  new Map((indexability?.pages ?? []).map(({ url, reason }) => [url, reason]));

function editsOf(
  before: Page,
  after: Page,
  fields: readonly [PageEdit['field'], Words, Words][],
): PageEdit[] {
  return fields.flatMap(([field, was, is]) =>
    was === undefined || is === undefined || (was ?? '') === (is ?? '')
      ? []
      : [{ url: after.url, field, before: was, after: is }],
  );
}

type Words = string | null | undefined;

export function compareWords(before: Analysis, after: Analysis): PageEdit[] {
  const known = new Map(before.pages.map((page) => [page.url, page]));
  const [reasonsBefore, reasonsAfter] = [reasonsOf(before), reasonsOf(after)];
  return after.pages.flatMap((page) => {
    const was = known.get(page.url);
    if (was === undefined || page.sameAs !== undefined) return [];
    return editsOf(was, page, [
      ['title', was.title, page.title],
      ['description', was.metaDescription, page.metaDescription],
      ['canonical', was.canonical, page.canonical],
      ['indexability', indexabilityOf(was, reasonsBefore), indexabilityOf(page, reasonsAfter)],
    ]);
  });
}
