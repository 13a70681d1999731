/** Findings about the site as a whole or about several of its pages at once. */
import type { Severity, SiteIssue } from '@pagewright/contract/entities/issue';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { usePrinting } from '../../../ui/use-printing.ts';
import { IssueItem } from '../pages/issue-item.tsx';
import details from '../pages/page-details.module.css';
import { Places } from '../pages/places.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import styles from './categories.module.css';

const order: Readonly<Record<Severity, number>> = { critical: 0, warning: 1, info: 2 };
const shownAtFirst = 8;

const worstFirst = (a: SiteIssue, b: SiteIssue): number =>
  order[a.severity] - order[b.severity] || b.urls.length - a.urls.length;

export function SiteIssues() {
  const { siteIssues } = useReportData().analysis;
  const sorted = useMemo(() => siteIssues.toSorted(worstFirst), [siteIssues]);
  const [isWhole, setWhole] = useState(false);
  const isPrinting = usePrinting();
  if (sorted.length === 0) return null;
  const shown = isWhole || isPrinting ? sorted : sorted.slice(0, shownAtFirst);
  return (
    <Card aria-labelledby="site-issues">
      <CardHeader id="site-issues" title={strings.list.siteHeading} />
      <div className={styles.bars}>
        <ul className={details.issues}>
          {shown.map((issue) => (
            <li key={`${issue.ruleId} ${issue.description} ${issue.urls.join(' ')}`}>
              <IssueItem issue={issue} where={<Places urls={issue.urls} />} urls={issue.urls} />
            </li>
          ))}
        </ul>
        {shown.length < sorted.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {pageStrings.showAll(sorted.length)}
          </Button>
        )}
      </div>
    </Card>
  );
}
