/** Beside the chat: the page's facts and its issues, and every suggestion there is for it. */
import type { Issue } from '@pagewright/contract/entities/issue';
import { severityLabels } from '@pagewright/contract/report/report-words';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { PageFacts, type PageFactsProps } from './page-facts.tsx';
import { severityTones } from './severity-tones.ts';
import styles from './side-panel.module.css';
import { strings } from './strings.ts';
import { SuggestionList } from './suggestion-list.tsx';

interface IssueQuestionsProps {
  readonly issues: readonly Issue[];
  readonly onQuestion: (question: string) => void;
}

/** What was found on the page, each finding one press away from a question about it. */
function IssueQuestions({ issues, onQuestion }: IssueQuestionsProps) {
  if (issues.length === 0) return <p>{strings.noIssues}</p>;
  return (
    <section>
      <Disclosure level={3} summary={strings.issues({ count: issues.length })}>
        <ul className={styles.issues}>
          {issues.map(({ ruleId, severity, title, description }) => (
            <li key={`${ruleId} ${description}`} className={styles.issue}>
              <ToneIcon tone={severityTones[severity]} size={12} label={severityLabels[severity]} />
              <span>{title}</span>
              <span className={styles.actions}>
                <Button variant="quiet" onClick={() => onQuestion(strings.questions.issue({ title }))}>
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

export interface SidePanelProps extends PageFactsProps {
  /** Puts a question into the box. */
  readonly onQuestion: (question: string) => void;
}

export const SidePanel = ({ onQuestion, ...facts }: SidePanelProps) => (
  <Stack gap={4} columns={1} className={styles.panel}>
    <PageFacts {...facts} />
    <IssueQuestions issues={facts.page.issues} onQuestion={onQuestion} />
    <SuggestionList page={facts.page} onQuestion={onQuestion} />
  </Stack>
);
