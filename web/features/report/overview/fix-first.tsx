/** Fix first: what has the most effect, on how many pages, what it brings back, and the way to its fix. */
import { fixFirst } from '@pagewright/contract/report/fix-first';
import { pointsWords, reachWords, sectionLabels } from '@pagewright/contract/report/group-words';
import { type IssueGroup, issueCount } from '@pagewright/contract/report/issue-groups';
import { orderWords } from '@pagewright/contract/report/opportunity-words';
import { sectionOf } from '@pagewright/contract/report/order-of-work';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { buttonClass } from '../../../ui/button.tsx';
import { Note, Stack, Text } from '../../../ui/layout.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { severityTones } from '../shared/severity-tones.ts';
import { ruleFilter } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './fix-first.module.css';

export function FixFirst() {
  const { index, analysis } = useReportData();
  const rows = fixFirst(index.groups);
  const order = orderWords(analysis);
  if (rows.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="fix-first">
      <h3 id="fix-first" className={styles.heading}>
        {strings.site.fixFirst}
      </h3>
      {order !== null && <Note tone="soft">{order}</Note>}
      {[...Map.groupBy(rows, sectionOf)].map(([section, groups]) => (
        <section key={section} aria-labelledby={`fix-first-${section}`}>
          <h4 id={`fix-first-${section}`} className={styles.section}>
            {sectionLabels[section]}
          </h4>
          <ol className={styles.rows}>
            {groups.map((group) => (
              <Row key={group.ruleId} group={group} />
            ))}
          </ol>
        </section>
      ))}
      <More shown={rows} />
    </section>
  );
}

function Row({ group }: { readonly group: IssueGroup }) {
  const { ruleId, title, severity, subject, urls, points } = group;
  const isOnePage = subject !== null && urls.length === 1;
  const back = pointsWords(points);
  return (
    <li className={styles.row}>
      <ToneIcon tone={severityTones[severity]} size={14} label={severityLabels[severity]} />
      <div>
        <Text size="md" weight={600} anywhere>
          {title}
        </Text>
        <Stack as="p" size="sm" tone="soft">
          {subject !== null && (
            <Text as="span" anywhere>
              {subject}
            </Text>
          )}
          {!isOnePage && <span>{reachWords(group)}</span>}
        </Stack>
      </div>
      {back !== null && (
        <Text as="strong" size="sm" weight={600} nowrap className={styles.points}>
          {back}
        </Text>
      )}
      <FilterLink filter={ruleFilter(ruleId)} className={buttonClass({}, styles.open)}>
        {strings.site.showFix}
        <span className="visually-hidden"> {strings.site.showFixFor({ title })}</span>
      </FilterLink>
    </li>
  );
}

/** The rest of the list, when there is one. */
function More({ shown }: { readonly shown: readonly IssueGroup[] }) {
  const { index } = useReportData();
  if (index.groups.length === shown.length) return null;
  return (
    <p className={styles.more}>
      <FilterLink filter={ruleFilter(null)}>
        {strings.site.allIssues({ count: issueCount(index.groups) })}
      </FilterLink>
    </p>
  );
}
