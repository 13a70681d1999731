/** Analysis Overview: the summary first, then what it rests on, page by page, and last how it was made. */
import type { OwnerCheck } from '@pagewright/contract/entities/site-kind';
import { siteKindTitles } from '@pagewright/contract/report/owner-words';
import { memo } from 'react';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Grid, Note, Row, Stack } from '../../../ui/layout.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import { AcceptedFindings } from './accepted-findings.tsx';
import { Categories } from './categories.tsx';
import { Coverage } from './coverage.tsx';
import { Insights } from './insights.tsx';
import { Keywords } from './keywords.tsx';
import styles from './overview.module.css';
import ownerViewStyles from './owner-view.module.css';
import { PageSection } from './pages/page-section.tsx';
import { QuietFooter } from './quiet-footer.tsx';
import { SearchOpportunities } from './search-opportunities.tsx';
import { Summary } from './summary.tsx';

/** Drawn once; the parts that follow the view read it themselves. On a phone the list is within two screens. */
export const OverviewTab = memo(() => {
  const isPhone = useMediaQuery('screen and (max-width: 720px)');
  // With keys, so that turning a phone moves the list instead of closing what is open in it.
  const list = <PageSection key="list" />;
  const rest = [
    <OwnerView key="owner" />,
    <SearchOpportunities key="search" />,
    <Insights key="insights" />,
    <Grid key="pair" gap={4} columns={2} fold={1000}>
      <Categories />
      <Keywords />
    </Grid>,
  ];
  return (
    <Stack gap={6} columns={1} className={styles.overview}>
      <Summary />
      {isPhone ? [list, ...rest] : [...rest, list]}
      <AcceptedFindings />
      <Coverage />
      <QuietFooter />
    </Stack>
  );
});

const tones: Readonly<Record<OwnerCheck['state'], Tone>> = { met: 'good', missing: 'fair', ask: 'info' };

/** What the owner of this kind of site should see to first; nothing where the kind is not certain. */
function OwnerView() {
  const { siteKind } = useReportData().analysis;
  if (siteKind === undefined) return null;
  const { kind, because, checks } = siteKind;
  return (
    <Card aria-labelledby="owner-view">
      <CardHeader id="owner-view" title={siteKindTitles[kind]} />
      <Note tone="soft">{because}</Note>
      <Stack as="ul" gap={2} above={3} className={ownerViewStyles.checks}>
        {checks.map(({ text, state }) => (
          <Row key={text} as="li" gap={2} align="stretch" measure>
            <ToneIcon tone={tones[state]} size={12} label={strings.site.checkStates[state]} />
            <span>{text}</span>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}
