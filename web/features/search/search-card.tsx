/** The search figures of a site: import, totals, trend, opportunities, pages and queries. */
import type { SearchView } from '@pagewright/contract/entities/search';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dayWords } from '../../ui/date-words.ts';
import { Stack } from '../../ui/layout.tsx';
import { Connection } from './connection.tsx';
import { DropZone } from './drop-zone.tsx';
import { OpportunityList } from './opportunity-list.tsx';
import { useSearch } from './queries.ts';
import { RemoveSearch } from './remove-search.tsx';
import { SearchFigures } from './search-figures.tsx';
import { SearchTables } from './search-tables.tsx';
import { strings } from './strings.ts';

const describe = ({ from, to }: SearchView): string =>
  from === null || to === null ? strings.none : strings.covers({ from: dayWords(from), to: dayWords(to) });

export function SearchCard({ siteId }: { readonly siteId: string }) {
  const { data: view } = useSearch(siteId);
  if (view === undefined) return null;
  const isEmpty = view.totals === null;
  return (
    <Stack padding="large" aria-labelledby="site-search" as={Card} gap={5} columns={1}>
      <CardHeader id="site-search" level={2} title={strings.heading} description={describe(view)} />
      {!isEmpty && (
        <>
          <SearchFigures view={view} />
          <OpportunityList siteId={siteId} />
          <SearchTables view={view} />
        </>
      )}
      <DropZone siteId={siteId} />
      <Connection siteId={siteId} view={view} />
      {(!isEmpty || view.connection !== null) && <RemoveSearch siteId={siteId} />}
    </Stack>
  );
}
