/** Questions that can be put into the box with one press; they are sent only by the person. */
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import styles from './question-list.module.css';

export interface QuestionListProps {
  readonly label: string;
  readonly questions: readonly string[];
  readonly onQuestion: (question: string) => void;
}

export function QuestionList({ label, questions, onQuestion }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <Row as="ul" gap={2} align="stretch" wrap className={styles.questions} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <Button className={styles.question} onClick={() => onQuestion(question)}>
            {question}
          </Button>
        </li>
      ))}
    </Row>
  );
}
