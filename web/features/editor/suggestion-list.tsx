/** All suggestions for the page: copy one, copy all, or ask about one. */
import type { Page } from '@pagewright/contract/entities/page';
import { useMemo } from 'react';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
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
  const showAllCopied = useCopiedToast(strings.allCopied(suggestions.length));
  return (
    <section>
      <div className={styles.head}>
        <h3>{strings.suggestions(suggestions.length)}</h3>
        {suggestions.length > 1 && (
          <CopyButton text={asText(suggestions)} label={strings.copyAll} onCopied={showAllCopied} />
        )}
      </div>
      {suggestions.length === 0 ? (
        <p className={styles.quiet}>{strings.noSuggestions}</p>
      ) : (
        <ul className={styles.suggestions}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.text}>
              <OneSuggestion suggestion={suggestion} onQuestion={onQuestion} />
            </li>
          ))}
        </ul>
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
      {about !== null && <p className={styles.about}>{about}</p>}
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
