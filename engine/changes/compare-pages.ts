/** Which pages came, went or moved between two analyses, and what the others say of themselves now. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { CoverageEntry } from '@pagewright/contract/entities/coverage';
import type { Page } from '@pagewright/contract/entities/page';
import type { PageEdit, SiteChanges } from '@pagewright/contract/entities/site-changes';

const entriesOf = ({ coverage }: Analysis): ReadonlyMap<string, CoverageEntry> =>
  new Map(coverage.entries.map((entry) => [entry.url, entry]));

export interface PageChanges {
  readonly pages: Omit<SiteChanges['pages'], 'changed'>;
  /** The present URL of pages that had another one, by that. */
  readonly moved: ReadonlyMap<string, string>;
  /** Pages that only one of the runs read, though both may have had them. */
  readonly readOnce: number;
}

type Fate =
  | { readonly kind: 'redirected'; readonly to: string }
  | { readonly kind: 'removed'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** A run that stopped at its limit cannot tell a missing page from one that it did not come to. */
function fateOf(entry: CoverageEntry | undefined, isFull: boolean): Fate {
  if ((entry?.code === 'redirect' || entry?.code === 'refresh') && entry.data?.['to'] !== undefined)
    return { kind: 'redirected', to: String(entry.data['to']) };
  if (entry?.status !== undefined && entry.status >= 400)
    return { kind: 'removed', reason: `Status ${entry.status}` };
  if (entry === undefined && isFull) return { kind: 'removed', reason: 'No longer linked or in the sitemap' };
  return { kind: 'unknown' };
}

const wasMissing = (entry: CoverageEntry | undefined, isFull: boolean): boolean =>
  entry === undefined ? isFull : (entry.status ?? 200) >= 400;

export function comparePages(before: Analysis, after: Analysis): PageChanges {
  const pages: PageChanges['pages'] = { added: [], removed: [], redirected: [] };
  const moved = new Map<string, string>();
  let readOnce = 0;
  const [known, now] = [entriesOf(before), entriesOf(after)];
  const urlsBefore = new Set(before.pages.map(({ url }) => url));
  const urlsAfter = new Set(after.pages.map(({ url }) => url));
  for (const { url } of before.pages.filter((page) => !urlsAfter.has(page.url))) {
    const fate = fateOf(now.get(url), after.coverage.full);
    if (fate.kind === 'unknown') readOnce += 1;
    else if (fate.kind === 'removed') pages.removed.push({ url, reason: fate.reason });
    else {
      pages.redirected.push({ url, to: fate.to });
      // Two pages joined in one: the first of them has moved there.
      const isTaken = [...moved.values()].includes(fate.to);
      if (urlsAfter.has(fate.to) && !urlsBefore.has(fate.to) && !isTaken) moved.set(url, fate.to);
    }
  }
  const targets = new Set(moved.values());
  for (const { url } of after.pages.filter((page) => !urlsBefore.has(page.url) && !targets.has(page.url))) {
    if (wasMissing(known.get(url), before.coverage.full)) pages.added.push(url);
    else readOnce += 1;
  }
  return { pages, moved, readOnce };
}

type Words = string | null | undefined;

const reasonsOf = ({ indexability }: Analysis): ReadonlyMap<string, string | null> =>
  new Map((indexability?.pages ?? []).map(({ url, reason }) => [url, reason]));

function indexabilityOf(page: Page, reasons: ReadonlyMap<string, string | null>): Words {
  if (page.indexable === undefined) return undefined;
  const reason = reasons.get(page.url) ?? null;
  if (page.indexable) return 'indexable';
  return reason === null ? 'not indexable' : `not indexable: ${reason}`;
}

/** Undefined on one side: not recorded, and so not compared. */
const editsOf = (url: string, fields: readonly [PageEdit['field'], Words, Words][]): PageEdit[] =>
  fields.flatMap(([field, before, after]) =>
    before === undefined || after === undefined || (before ?? '') === (after ?? '')
      ? []
      : [{ url, field, before, after }],
  );

/** A page that was read as HTML once and rendered once may show two titles that never changed. */
const isReadAlike = (before: Page, after: Page): boolean =>
  (before.checkedAs ?? 'html') === (after.checkedAs ?? 'html');

/** Of a moved page only what a new URL does not change by itself. */
export function compareWords(
  before: Analysis,
  after: Analysis,
  moved: ReadonlyMap<string, string>,
): PageEdit[] {
  const known = new Map(before.pages.map((page) => [moved.get(page.url) ?? page.url, page]));
  const [reasonsBefore, reasonsAfter] = [reasonsOf(before), reasonsOf(after)];
  return after.pages.flatMap((page) => {
    const was = known.get(page.url);
    if (was === undefined || page.sameAs !== undefined || !isReadAlike(was, page)) return [];
    const isMoved = was.url !== page.url;
    return editsOf(page.url, [
      ['title', was.title, page.title],
      ['description', was.metaDescription, page.metaDescription],
      ['canonical', isMoved ? undefined : was.canonical, page.canonical],
      ['indexability', indexabilityOf(was, reasonsBefore), indexabilityOf(page, reasonsAfter)],
    ]);
  });
}
