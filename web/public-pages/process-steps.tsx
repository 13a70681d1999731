/** The four steps on one line, drawn as the ruler the product measures everything with. */
import styles from './process-steps.module.css';
import { steps } from './strings.ts';

const explanations: Record<(typeof steps)[number], string> = {
  'Enter URL': 'A bare domain is enough. Add a path to analyze only one part of the site.',
  'AI Analysis':
    'The sitemap is read, or the site is crawled. Each page is fetched, checked against every rule and given suggestions.',
  'Get Insights': 'Four scores, each with its breakdown. Every finding with its evidence, the worst first.',
  'Improve Rankings':
    'Paste the suggested text, reanalyze the page, and see what is fixed, what is new and what is still there.',
};

export function ProcessSteps() {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step}>
          <span className={styles.number}>{index + 1}</span>
          <h3 className={styles.name}>{step}</h3>
          <p>{explanations[step]}</p>
        </li>
      ))}
    </ol>
  );
}
