/** The one thing that turns: a small ring beside the words of what is under way. */
import { drawingName } from './drawing-name.ts';
import styles from './spinner.module.css';

export function Spinner({ label }: { label?: string | undefined }) {
  return <span className={styles.spinner} {...drawingName(label)} />;
}
