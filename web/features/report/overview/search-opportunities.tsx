/** Where more clicks from Google can be gained, by the figures of Search Console that the report has. */
import type { Opportunity } from '@pagewright/contract/entities/search';
import { opportunityWords, searchWords } from '@pagewright/contract/report/opportunity-words';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Note, Stack, Text } from '../../../ui/layout.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { useReportData } from '../shared/report-context.ts';
import ownerViewStyles from './owner-view.module.css';

const shownMax = 5;

export function SearchOpportunities() {
  const { search } = useReportData().analysis;
  const [isWhole, setIsWhole] = useState(false);
  if (search === undefined || search.opportunities.length === 0) return null;
  const { opportunities, from, to } = search;
  const shown = isWhole ? opportunities : opportunities.slice(0, shownMax);
  return (
    <Card aria-labelledby="search-opportunities">
      <CardHeader
        id="search-opportunities"
        title={searchWords.heading}
        description={searchWords.intro({ from, to })}
      />
      <Stack as="ol" gap={4} above={3} columns={1} className={ownerViewStyles.checks}>
        {shown.map((opportunity) => (
          <Item
            key={`${opportunity.kind} ${opportunity.query} ${opportunity.urls[0]}`}
            opportunity={opportunity}
          />
        ))}
      </Stack>
      {shown.length < opportunities.length && (
        <Button onClick={() => setIsWhole(true)}>
          {searchWords.showAll({ count: opportunities.length })}
        </Button>
      )}
    </Card>
  );
}

function Item({ opportunity }: { readonly opportunity: Opportunity }) {
  const { title, evidence, fix, gain } = opportunityWords(opportunity);
  const [url] = opportunity.urls;
  return (
    <Stack as="li" gap={1} columns={1}>
      <Text weight={600} anywhere>
        {title}
      </Text>
      {url !== undefined && <UrlText url={url} href={url} />}
      <Note tone="soft" anywhere>
        {evidence.join(' ')}
      </Note>
      <Text size="sm">
        {fix} {gain}
      </Text>
    </Stack>
  );
}
