/** Where a fix goes, place by place: what to put there, and what stands there now. */
import type { FixStep } from '@pagewright/contract/entities/fix';
import { MarkedText } from '../../../ui/marked-text.tsx';
import styles from './advice.module.css';
import { adviceStrings } from './advice-strings.ts';
import issue from './issue.module.css';

export const FixSteps = ({ steps }: { readonly steps: readonly FixStep[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={`${step.action} ${step.selector} ${step.found} ${step.html}`}>
        <p>
          {step.html === '' ? adviceStrings.actions.remove : adviceStrings.actions[step.action]}{' '}
          {step.action !== 'top' && <code className={issue.selector}>{step.selector}</code>}
        </p>
        {step.found !== '' && (
          <pre className={issue.snippet} aria-label={adviceStrings.foundMarkup}>
            <MarkedText text={step.found} part={step.found} />
          </pre>
        )}
        {step.html !== '' && (
          <pre className={issue.snippet} aria-label={adviceStrings.markup}>
            {step.html}
          </pre>
        )}
      </li>
    ))}
  </ol>
);
