/** The four steps on one line, drawn as the ruler the product measures everything with. */
import styles from './process-steps.module.css';
import { steps } from './strings.ts';

export function ProcessSteps() {
  return (
    <ol className={styles.steps}>
      {Object.values(steps).map(({ name, text }, index) => (
        <li key={name} className={styles.step}>
          <span className={styles.number}>{index + 1}</span>
          <h3 className={styles.name}>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
