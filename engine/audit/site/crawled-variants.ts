/** Finds pages that were crawled under two URLs, because the site links to both. */
import type { PageRecord, SiteFacts } from '../../model/site-facts.ts';
import { documentKey } from './duplicate-texts.ts';

export interface CrawledVariant {
  /** The URL to keep. */
  readonly page: string;
  readonly url: string;
  /** Pages that link to the second URL. */
  readonly linkedFrom: readonly string[];
}

/** The shorter URL names the page; of two as long, the first by letters. */
const byUrl = (a: PageRecord, b: PageRecord): number =>
  a.url.length - b.url.length || (a.url < b.url ? -1 : 1);

const hostOf = ({ url }: PageRecord): string => new URL(url).origin;

export function crawledVariants({
  pages,
  graph,
}: Pick<SiteFacts, 'pages' | 'graph'>): readonly CrawledVariant[] {
  const candidates = pages.filter(({ indexable, textHash }) => indexable && textHash !== '');
  const groups = Map.groupBy(candidates, ({ url, textHash }) => `${documentKey(url)}\n${textHash}`);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted(byUrl);
    if (first === undefined) return [];
    return (
      others
        // Host variants have a rule of their own.
        .filter((other) => hostOf(other) === hostOf(first))
        .map(({ url, urlId }) => ({
          page: first.url,
          url,
          linkedFrom: [...graph.referrers(urlId)].flatMap((from) => pages[from]?.url ?? []),
        }))
    );
  });
}
