/** Fix first: what has the most effect, on how many pages, what it brings back, and the way to its fix. */
import { fixFirst } from '@pagewright/contract/report/fix-first';
import { pointsBackWords, reachWords } from '@pagewright/contract/report/group-words';
import type { IssueGroup } from '@pagewright/contract/report/issue-groups';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { buttonClass } from '../../../ui/button.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { severityTones } from '../shared/severity-tones.ts';
import { ruleFilter } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './fix-first.module.css';

export function FixFirst() {
  const { index } = useReportData();
  const rows = fixFirst(index.groups);
  if (rows.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="fix-first">
      <h3 id="fix-first" className={styles.heading}>
        {strings.site.fixFirst}
      </h3>
      <ol className={styles.rows}>
        {rows.map((group) => (
          <Row key={group.ruleId} group={group} />
        ))}
      </ol>
      <More shown={rows} />
    </section>
  );
}

function Row({ group }: { readonly group: IssueGroup }) {
  const { ruleId, title, severity, subject, urls, points } = group;
  const isOnePage = subject !== null && urls.length === 1;
  const back = pointsBackWords(points);
  return (
    <li className={styles.row}>
      <ToneIcon tone={severityTones[severity]} size={14} label={severityLabels[severity]} />
      <div className={styles.what}>
        <p className={styles.title}>{title}</p>
        <p className={styles.where}>
          {subject !== null && <span className={styles.subject}>{subject}</span>}
          {!isOnePage && <span>{reachWords(group)}</span>}
        </p>
      </div>
      {back !== null && <strong className={styles.points}>{back}</strong>}
      <FilterLink filter={ruleFilter(ruleId)} className={buttonClass({}, styles.open)}>
        {strings.site.showFix}
        <span className="visually-hidden"> {strings.site.showFixFor(title)}</span>
      </FilterLink>
    </li>
  );
}

/** The rest of the list, when there is one. */
function More({ shown }: { readonly shown: readonly IssueGroup[] }) {
  const { index } = useReportData();
  const count = index.groups.length - shown.length;
  if (count === 0) return null;
  return (
    <p className={styles.more}>
      <FilterLink filter={ruleFilter(null)}>{strings.site.moreIssues(count)}</FilterLink>
    </p>
  );
}
