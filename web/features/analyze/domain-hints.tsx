/** Fills the empty form with one press: the sites analyzed last or, before there are any, the demo site. */
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './domain-hints.module.css';
import { strings } from './strings.ts';

export interface DomainHintsProps {
  readonly recent: readonly string[];
  readonly demo: string | null;
  readonly onChoose: (domain: string) => void;
}

export function DomainHints({ recent, demo, onChoose }: DomainHintsProps) {
  const labelId = useId();
  if (recent.length > 0) {
    return (
      // A fieldset would disable and name the whole form's part; this only names a row of buttons.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      <div role="group" aria-labelledby={labelId} className={styles.hints}>
        <span id={labelId}>{strings.recentSites}</span>
        {recent.map((domain) => (
          <Button key={domain} variant="quiet" onClick={() => onChoose(domain)}>
            {domain}
          </Button>
        ))}
      </div>
    );
  }
  return (
    demo !== null && (
      <Button variant="quiet" className={styles.demo} onClick={() => onChoose(demo)}>
        {strings.tryDemo(demo)}
      </Button>
    )
  );
}
