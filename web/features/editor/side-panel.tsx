/** Beside the chat: the page's facts and its issues, and every suggestion there is for it. */
import { Stack } from '../../ui/layout.tsx';
import { IssueQuestions } from './issue-questions.tsx';
import { PageFacts, type PageFactsProps } from './page-facts.tsx';
import styles from './side-panel.module.css';
import { SuggestionList } from './suggestion-list.tsx';

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
