/** What a run has found so far: issues with the pages they are on, and the pages as a browser shows them. */
import { severityLabels } from '@pagewright/contract/report/report-words';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import styles from './run-findings.module.css';
import type { RunProgress } from './run-state.ts';
import { strings } from './strings.ts';

const tones = { critical: 'poor', warning: 'fair', info: 'info' } as const;

export function RunFindings({ progress: { findings, screenshots } }: { readonly progress: RunProgress }) {
  if (findings.length + screenshots.length === 0) return null;
  return (
    <div className={styles.live}>
      {findings.length > 0 && (
        <section aria-labelledby="run-findings">
          <h3 id="run-findings" className={styles.label}>
            {strings.findings}
          </h3>
          <ul className={styles.findings}>
            {findings.map(({ title, severity, pages }) => (
              <li key={title}>
                <ToneIcon tone={tones[severity]} size={12} label={severityLabels[severity]} />
                <span>{title}</span>
                <span className={styles.pages}>{strings.onPages(pages)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {screenshots.length > 0 && (
        <ul className={styles.screenshots}>
          {screenshots.toReversed().map(({ url, thumbnailUrl }) => (
            <li key={url}>
              <img
                src={thumbnailUrl}
                alt={strings.screenshotOf(URL.parse(url)?.pathname ?? url)}
                width={160}
                height={106}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
