/** Analysis Overview: the summary first, then what it rests on, page by page, and last how it was made. */
import { memo } from 'react';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { AcceptedFindings } from './overview/accepted-findings.tsx';
import { Categories } from './overview/categories.tsx';
import { Coverage } from './overview/coverage.tsx';
import { Insights } from './overview/insights.tsx';
import { Keywords } from './overview/keywords.tsx';
import styles from './overview/overview.module.css';
import { OwnerView } from './overview/owner-view.tsx';
import { QuietFooter } from './overview/quiet-footer.tsx';
import { Summary } from './overview/summary.tsx';
import { PageSection } from './pages/page-section.tsx';

/** Drawn once; the parts that follow the view read it themselves. On a phone the list is within two screens. */
export const OverviewTab = memo(() => {
  const isPhone = useMediaQuery('screen and (max-width: 720px)');
  // With keys, so that turning a phone moves the list instead of closing what is open in it.
  const list = <PageSection key="list" />;
  const rest = [
    <OwnerView key="owner" />,
    <Insights key="insights" />,
    <div key="pair" className={styles.pair}>
      <Categories />
      <Keywords />
    </div>,
  ];
  return (
    <div className={styles.overview}>
      <Summary />
      {isPhone ? [list, ...rest] : [...rest, list]}
      <AcceptedFindings />
      <Coverage />
      <QuietFooter />
    </div>
  );
});
