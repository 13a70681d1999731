/** A score opened: what took how many points, and the formula that every score follows. */
import type { Score } from '@pagewright/contract/entities/issue';
import { scoreFormula } from '@pagewright/contract/report/score-formula';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import styles from './score-breakdown.module.css';
import { strings } from './strings.ts';

export function ScoreBreakdown({ score }: { readonly score: Score }) {
  const taking = score.deductions.filter(({ points }) => points > 0);
  return (
    <div className={styles.breakdown}>
      {taking.length === 0 ? (
        <Note tone="soft">{strings.site.noDeductions}</Note>
      ) : (
        <ul className={styles.deductions} aria-label={strings.site.deductions}>
          {taking.map(({ ruleId, points, reason }) => (
            <li key={ruleId}>
              <span>{reason}</span>
              <strong>{strings.site.points({ points })}</strong>
            </li>
          ))}
        </ul>
      )}
      <Disclosure print="hide" summary={strings.site.formula}>
        <Stack gap={2} size="sm" tone="soft" measure>
          {scoreFormula().map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Stack>
      </Disclosure>
    </div>
  );
}
