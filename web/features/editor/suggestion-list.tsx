/** All suggestions for the page: copy one, copy all, or ask about one. */
import type { Page } from '@pagewright/contract/entities/page';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { type Suggestion, suggestionsOf } from './page-suggestions.ts';
import styles from './side-panel.module.css';
import { strings } from './strings.ts';
import { useCopiedToast } from './use-copied-toast.ts';

export interface SuggestionListProps {
  readonly page: Page;
  readonly onQuestion: (question: string) => void;
}

export function SuggestionList({ page, onQuestion }: SuggestionListProps) {
  const suggestions = useMemo(() => suggestionsOf(page), [page]);
  const showAllCopied = useCopiedToast(strings.allCopied({ count: suggestions.length }));
  return (
    <section>
      <Row gap={2} rowGap={0} justify="between" wrap className={styles.head}>
        <h3>{strings.suggestions({ count: suggestions.length })}</h3>
        {suggestions.length > 1 && (
          <CopyButton text={asText(suggestions)} label={strings.copyAll} onCopied={showAllCopied} />
        )}
      </Row>
      {suggestions.length === 0 ? (
        <Text size="xs" tone="quiet">
          {strings.noSuggestions}
        </Text>
      ) : (
        <Stack as="ul" gap={3} columns={1} size="sm" above={3} className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.text}>
              <OneSuggestion suggestion={suggestion} onQuestion={onQuestion} />
            </li>
          ))}
        </Stack>
      )}
    </section>
  );
}

interface OneSuggestionProps {
  readonly suggestion: Suggestion;
  readonly onQuestion: (question: string) => void;
}

function OneSuggestion({ suggestion: { about, text, question }, onQuestion }: OneSuggestionProps) {
  const showCopied = useCopiedToast(strings.suggestionCopied);
  return (
    <>
      {about !== null && (
        <Text size="xs" weight={600} tone="quiet">
          {about}
        </Text>
      )}
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        <CopyButton text={text} label={strings.copy} onCopied={showCopied} />
        <Button variant="quiet" onClick={() => onQuestion(question)}>
          {strings.questionLabel}
        </Button>
      </p>
    </>
  );
}

const asText = (suggestions: readonly Suggestion[]): string =>
  suggestions.map(({ about, text }) => (about === null ? text : `${about}: ${text}`)).join('\n\n');
