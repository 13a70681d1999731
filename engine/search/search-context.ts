/** What all kinds of opportunities are found with: figures, pages, and who is looking for the site by its name. */
import type { Page } from '@pagewright/contract/entities/page';
import type { SearchPeriod } from '@pagewright/contract/entities/search';
import { brandTest } from './brand-names.ts';
import { type RateAt, rateCurve } from './click-rates.ts';
import { daysBetween } from './days.ts';
import { type PageTexts, pageKey, readPage } from './page-texts.ts';
import { baseLanguage, isSearch, queryReader, type ReadQuery } from './query-terms.ts';

export interface SearchInput {
  /** Of the site, without www. */
  readonly host: string;
  readonly period: SearchPeriod;
  /** As many days right before; null where they are not known. */
  readonly before: SearchPeriod | null;
  /** Of the newest report; empty before the first. */
  readonly pages: readonly Page[];
}

/** What all kinds of opportunities are found with. */
export interface SearchContext extends SearchInput {
  /** How much longer the period is than the 28 days that all thresholds are for. */
  readonly scale: number;
  readonly read: ReadQuery;
  readonly rateAt: RateAt;
  /** Queries of people who do not look for the site by its name. */
  readonly isWanted: (query: string) => boolean;
  readonly texts: readonly PageTexts[];
  readonly textsByKey: ReadonlyMap<string, PageTexts>;
}

const thresholdDays = 28;

export const bareHost = ({ host }: { readonly host: string }): string => host.replace(/^www\./, '');

/** The language most pages are in. */
function languageOf(pages: readonly Page[]): string {
  const groups = Map.groupBy(pages, ({ language }) => baseLanguage(language));
  const [most] = [...groups].sort((a, b) => b[1].length - a[1].length);
  return most?.[0] ?? '';
}

export function openContext(input: SearchInput): SearchContext {
  const { period, pages, host } = input;
  const own = pages.filter(({ sameAs }) => sameAs === undefined);
  const isBrand = brandTest(
    host,
    own.flatMap(({ title }) => title ?? []),
  );
  const isWanted = (query: string): boolean => isSearch(query) && !isBrand(query);
  const texts = own.map(readPage);
  return {
    ...input,
    scale: Math.max(1, daysBetween(period.from, period.to) / thresholdDays),
    read: queryReader(languageOf(own)),
    rateAt: rateCurve(period.queries.filter(({ query }) => isWanted(query))),
    isWanted,
    texts,
    textsByKey: new Map(texts.map((each) => [pageKey(each.page.url), each])),
  };
}
