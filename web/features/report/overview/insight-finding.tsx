/** One finding of an insight card; its name links to the pages it speaks of. */
import type { Finding } from '@pagewright/contract/entities/insights';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { onlyFilter } from '../shared/show-list.ts';
import { FilterLink } from './filter-link.tsx';
import { categoryOfFinding } from './insight-category.ts';
import styles from './insights.module.css';

export function InsightFinding({ finding }: { readonly finding: Finding }) {
  const { index } = useReportData();
  const { category: name, score, issues, recommendations } = finding;
  const category = categoryOfFinding(name);
  const isFound = category !== null && index.groups.some((group) => group.category === category);
  return (
    <li className={styles.finding}>
      <p className={styles.name}>
        <ToneIcon tone={insightTone(score)} size={10} />
        {isFound ? (
          <FilterLink filter={onlyFilter({ by: 'issue', category })} className={styles.link}>
            {name}
          </FilterLink>
        ) : (
          <span>{name}</span>
        )}
        <span className={styles.points}>{Math.round(score)}</span>
      </p>
      {issues.slice(0, limits.shown.issuesPerFinding).map((issue) => (
        <p key={issue}>{issue}</p>
      ))}
      {recommendations.slice(0, limits.shown.recommendationsPerFinding).map((recommendation) => (
        <p key={recommendation} className={styles.recommendation}>
          {recommendation}
        </p>
      ))}
    </li>
  );
}
