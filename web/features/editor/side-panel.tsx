/** Beside the chat: the page's facts and its issues, and every suggestion there is for it. */
import type { Analysis } from '@pagewright/contract/entities/analysis';
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import type { Page } from '@pagewright/contract/entities/page';
import { IssueQuestions } from './issue-questions.tsx';
import { PageFacts } from './page-facts.tsx';
import styles from './side-panel.module.css';
import { SuggestionList } from './suggestion-list.tsx';

export interface SidePanelProps {
  readonly analysis: Pick<Analysis, 'date'>;
  readonly page: Page;
  readonly content: FreshContent;
  /** The page is being fetched; what is shown is not yet it. */
  readonly isReading: boolean;
  /** Puts a question into the box. */
  readonly onAsk: (question: string) => void;
}

export const SidePanel = ({ onAsk, ...facts }: SidePanelProps) => (
  <div className={styles.panel}>
    <PageFacts {...facts} />
    <IssueQuestions issues={facts.page.issues} onAsk={onAsk} />
    <SuggestionList page={facts.page} onAsk={onAsk} />
  </div>
);
