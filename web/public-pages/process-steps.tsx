/** The four steps on one line, drawn as the ruler the product measures everything with. */
import styles from './process-steps.module.css';
import { steps } from './strings.ts';

const explanations: Record<(typeof steps)[number], string> = {
  'Enter URL': 'A bare domain is enough. Add a path to stay inside one part of the site.',
  'AI Analysis':
    'The sitemap is read, or the site is crawled. Each page is fetched, measured against every rule and given its suggestions.',
  'Get Insights':
    'Four scores, each open to what took its points. Every finding with its evidence, the worst first.',
  'Improve Rankings':
    'Paste the suggested words, reanalyze the page, and see what is fixed, what is new and what is still there.',
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
