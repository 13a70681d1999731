/** What was found on the page, each finding one press away from a question about it. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { severityTones } from './severity-tones.ts';
import styles from './side-panel.module.css';
import { strings } from './strings.ts';

export interface IssueQuestionsProps {
  readonly issues: readonly Issue[];
  readonly onQuestion: (question: string) => void;
}

export function IssueQuestions({ issues, onQuestion }: IssueQuestionsProps) {
  if (issues.length === 0) return <p>{strings.noIssues}</p>;
  return (
    <section>
      <Disclosure level={3} summary={strings.issues(issues.length)}>
        <ul className={styles.issues}>
          {issues.map(({ ruleId, severity, title, description }) => (
            <li key={`${ruleId} ${description}`} className={styles.issue}>
              <ToneIcon tone={severityTones[severity]} size={12} label={severityLabels[severity]} />
              <span>{title}</span>
              <span className={styles.actions}>
                <Button variant="quiet" onClick={() => onQuestion(strings.questions.issue(title))}>
                  {strings.questionLabel}
                  <span className="visually-hidden">: {title}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
