/** Checks that were not run, with the reason: neither good nor bad. */
import type { NotEvaluated } from '@pagewright/contract/entities/issue';
import { categoryLabels } from '@pagewright/contract/report/report-words';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { ToneIcon } from '../../../../ui/tone-icon.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import styles from './page-details.module.css';

/** By title; an older report has none, and names the group of checks instead of a rule's id. */
const namesOf = (rules: readonly NotEvaluated[]) =>
  [...new Map(rules.map(({ title, category }) => [title ?? categoryLabels[category], category]))].map(
    ([name, category]) => ({ name, category: categoryLabels[category] }),
  );

/** Many rules share one reason; it is said once. */
export function NotEvaluatedList({ rules }: { readonly rules: readonly NotEvaluated[] }) {
  return (
    <Stack as="ul" gap={3} size="sm" className={styles.notEvaluated}>
      {[...Map.groupBy(rules, ({ reason }) => reason)].map(([reason, same]) => (
        <Row key={reason} as="li" gap={2} align="stretch">
          <ToneIcon tone="neutral" size={12} label={pageStrings.notEvaluatedMark} />
          <div>
            <p>{pageStrings.notChecked({ reason })}</p>
            <Row as="p" gap={3} rowGap={0} align="stretch" tone="quiet" wrap>
              {namesOf(same).map(({ name, category }) => (
                <span key={name} title={category}>
                  {name}
                </span>
              ))}
            </Row>
          </div>
        </Row>
      ))}
    </Stack>
  );
}
