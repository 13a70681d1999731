/** Where a change goes, place by place: what to put there, and what is there now. */
import { Stack, Text } from './layout.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './patch-steps.module.css';

type PatchAction = 'tag' | 'replace' | 'text' | 'prepend' | 'after' | 'top';

export type PatchStep = { action: PatchAction; selector: string; found: string; html: string };

export type PatchWords = {
  actions: Readonly<Record<PatchAction | 'remove', string>>;
  markup: string;
  foundMarkup: string;
};

export type PatchStepsProps = { steps: readonly PatchStep[]; words: PatchWords };

export const PatchSteps = ({ steps, words }: PatchStepsProps) => (
  <Stack as="ol" gap={3} size="sm" fill className={styles.steps}>
    {steps.map((step) => (
      <li key={`${step.action} ${step.selector} ${step.found} ${step.html}`}>
        <p>
          {step.html === '' ? words.actions.remove : words.actions[step.action]}{' '}
          {step.action !== 'top' && (
            <Text as="code" size="xs" face="mono" tone="quiet" anywhere>
              {step.selector}
            </Text>
          )}
        </p>
        {step.found !== '' && (
          <pre className={styles.markup} aria-label={words.foundMarkup}>
            <MarkedText text={step.found} part={step.found} />
          </pre>
        )}
        {step.html !== '' && (
          <pre className={styles.markup} aria-label={words.markup}>
            {step.html}
          </pre>
        )}
      </li>
    ))}
  </Stack>
);
