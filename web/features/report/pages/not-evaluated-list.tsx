/** Rules that could not be asked, with the reason: neither good nor bad. */
import type { NotEvaluated } from '@pagewright/contract/entities/issue';
import { categoryLabels } from '@pagewright/contract/report-words';
import { VerdictMark } from '../../../ui/verdict-mark.tsx';
import { pageStrings } from '../page-strings.ts';
import styles from './page-details.module.css';

/** Many rules share one reason; it is said once. */
export function NotEvaluatedList({ rules }: { readonly rules: readonly NotEvaluated[] }) {
  return (
    <ul className={styles.unasked}>
      {[...Map.groupBy(rules, ({ reason }) => reason)].map(([reason, same]) => (
        <li key={reason}>
          <VerdictMark tone="neutral" size={12} label={pageStrings.notEvaluatedMark} />
          <div>
            <p>{reason}</p>
            <p className={styles.rules}>
              {same.map(({ ruleId, category }) => (
                <code key={ruleId} title={categoryLabels[category]}>
                  {ruleId}
                </code>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
