/** Where more clicks can be gained: what it is, the figures that say so, and what to do. */
import type { Opportunity } from '@pagewright/contract/entities/search';
import { opportunityWords } from '@pagewright/contract/report/opportunity-words';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note, Stack, Text } from '../../ui/layout.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { useOpportunities } from './queries.ts';
import styles from './search.module.css';
import { strings } from './strings.ts';

const shownMax = 5;
const urlsMax = 5;

export function OpportunityList({ siteId }: { readonly siteId: string }) {
  const { data } = useOpportunities(siteId, true);
  const [isWhole, setIsWhole] = useState(false);
  if (data === undefined) return null;
  const { opportunities } = data;
  const shown = isWhole ? opportunities : opportunities.slice(0, shownMax);
  return (
    <Stack gap={3} columns={1}>
      <h3 className={styles.heading}>{strings.opportunities}</h3>
      <Note tone="soft">
        {opportunities.length === 0 ? strings.noOpportunities : strings.opportunitiesText}
      </Note>
      <ol className={styles.list}>
        {shown.map((opportunity) => (
          <li key={`${opportunity.kind} ${opportunity.query} ${opportunity.urls[0]}`}>
            <OpportunityItem opportunity={opportunity} />
          </li>
        ))}
      </ol>
      {shown.length < opportunities.length && (
        <div>
          <Button onClick={() => setIsWhole(true)}>{strings.showAll({ count: opportunities.length })}</Button>
        </div>
      )}
    </Stack>
  );
}

function OpportunityItem({ opportunity }: { readonly opportunity: Opportunity }) {
  const { title, evidence, fix, gain } = opportunityWords(opportunity);
  const { urls, variants } = opportunity;
  return (
    <Stack gap={2} columns={1} className={styles.wrap}>
      <h4 className={styles.heading}>{title}</h4>
      {urls.slice(0, urlsMax).map((url) => (
        <UrlText key={url} url={url} href={url} />
      ))}
      {urls.length > urlsMax && <Note>{strings.moreUrls({ count: urls.length - urlsMax })}</Note>}
      <Note tone="soft">
        {evidence.join(' ')} {variants.length > 0 && strings.variants({ variants: variants.join(', ') })}
      </Note>
      <Text>{fix}</Text>
      {gain !== null && <Note weight={600}>{gain}</Note>}
    </Stack>
  );
}
