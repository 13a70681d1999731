/** The issues of an insight card that weigh most; each row, and what is not shown, leads to the list. */
import { limits } from '@pagewright/contract/limits';
import { reachWords } from '@pagewright/contract/report/group-words';
import { type CardName, cardOfGroup } from '@pagewright/contract/report/insight-cards';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { severityTones } from '../shared/severity-tones.ts';
import { onlyFilter, ruleFilter } from '../shared/show-list.ts';
import { strings } from '../shared/strings.ts';
import { FilterLink } from './filter-link.tsx';
import styles from './insights.module.css';

export function InsightIssues({ card }: { readonly card: CardName }) {
  const { index } = useReportData();
  const groups = index.groups.filter(({ category }) => cardOfGroup[category] === card);
  const shown = groups.slice(0, limits.shown.findingsPerInsight);
  if (shown.length === 0) return null;
  return (
    <>
      <ul className={styles.issues}>
        {shown.map((group) => (
          <li key={group.ruleId}>
            <FilterLink filter={ruleFilter(group.ruleId)} className={styles.issue}>
              <ToneIcon
                tone={severityTones[group.severity]}
                size={12}
                label={severityLabels[group.severity]}
              />
              <span>
                <span className={styles.issueTitle}>{group.title}</span>
                <span className={styles.extent}>{reachWords(group)}</span>
              </span>
            </FilterLink>
          </li>
        ))}
      </ul>
      {groups.length > shown.length && (
        <p className={styles.more}>
          <FilterLink filter={onlyFilter({ by: 'issue', area: card })}>
            {strings.site.moreIssuesIn(groups.length - shown.length)}
          </FilterLink>
        </p>
      )}
    </>
  );
}
