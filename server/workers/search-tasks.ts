/** The work on figures of Search Console that is done off the server's event loop. */
import { Analysis } from '@pagewright/contract/entities/analysis';
import type {
  Opportunity,
  SearchPeriod,
  SearchTotals,
  SearchView,
} from '@pagewright/contract/entities/search';
import type { ExportContext, ExportOutcome } from '@pagewright/engine/search/read-export';
import { unpackTables } from '../store/search-figures.ts';

/** The days or the import of one period, packed. */
export interface PackedPeriod {
  readonly from: string;
  readonly to: string;
  readonly figures: readonly Uint8Array[];
}

async function unpackPeriod({ from, to, figures }: PackedPeriod): Promise<SearchPeriod> {
  const { joinTables } = await import('@pagewright/engine/search/search-view');
  return joinTables({ from, to }, await Promise.all(figures.map(unpackTables)));
}

const unpackOrNull = async (period: PackedPeriod | null): Promise<SearchPeriod | null> =>
  period === null ? null : unpackPeriod(period);

export interface ViewedSearch extends Pick<SearchView, 'pages' | 'queries'> {
  /** Of the tables, for where there are no totals of the days. */
  readonly totals: SearchTotals;
  readonly before: SearchTotals | null;
}

export interface OpportunityInput {
  readonly host: string;
  readonly now: PackedPeriod;
  readonly before: PackedPeriod | null;
  /** The newest report; null before the first. */
  readonly text: string | null;
}

/** Null takes the figures out. */
export type SearchInReport = {
  readonly host: string;
  readonly now: PackedPeriod;
  readonly before: PackedPeriod | null;
} | null;

/** A report with these figures in place of those it had. */
export async function putSearchInto(analysis: Analysis, search: SearchInReport): Promise<Analysis> {
  const { attachSearch, detachSearch } = await import('@pagewright/engine/search/attach-search');
  if (search === null) return detachSearch(analysis);
  const [period, before] = [await unpackPeriod(search.now), await unpackOrNull(search.before)];
  return attachSearch(analysis, { host: search.host, period, before });
}

export const searchTasks = {
  joinSearch: async (input: {
    now: PackedPeriod;
    before: PackedPeriod | null;
  }): Promise<{ period: SearchPeriod; before: SearchPeriod | null }> => ({
    period: await unpackPeriod(input.now),
    before: await unpackOrNull(input.before),
  }),
  readSearchExport: async (input: {
    name: string;
    bytes: Uint8Array;
    context: ExportContext;
  }): Promise<ExportOutcome> => {
    const { readUpload } = await import('@pagewright/engine/search/read-export');
    return readUpload(input.name, input.bytes, input.context);
  },
  viewSearch: async (input: { now: PackedPeriod; before: PackedPeriod | null }): Promise<ViewedSearch> => {
    const { topRows, totalsOfTables } = await import('@pagewright/engine/search/search-view');
    const [now, before] = [await unpackPeriod(input.now), await unpackOrNull(input.before)];
    return {
      ...topRows(now, before),
      totals: totalsOfTables(now),
      before: before === null ? null : totalsOfTables(before),
    };
  },
  findOpportunities: async ({ host, now, before, text }: OpportunityInput): Promise<Opportunity[]> => {
    const { findOpportunities } = await import('@pagewright/engine/search/find-opportunities');
    const pages = text === null ? [] : Analysis.parse(JSON.parse(text)).pages;
    const [period, earlier] = [await unpackPeriod(now), await unpackOrNull(before)];
    return findOpportunities({ host, period, before: earlier, pages });
  },
} as const;
