/** What the assistant does without a model, one press each. */
import { Button } from '../../ui/button.tsx';
import styles from './action-bar.module.css';
import { strings } from './strings.ts';

export interface ActionBarProps {
  readonly isPending: boolean;
  /** Sends the message of an action. */
  readonly onAction: (message: string) => void;
}

export function ActionBar({ isPending, onAction }: ActionBarProps) {
  return (
    <ul className={styles.actions} aria-label={strings.actions.label}>
      {Object.values(strings.actions.list).map(({ name, message }) => (
        <li key={name}>
          <Button className={styles.action} disabled={isPending} onClick={() => onAction(message)}>
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
