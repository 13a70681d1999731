/** Says that the page could not be read and the analysis's copy replaces it; trying again really tries. */
import type { FreshContent } from '@pagewright/contract/entities/conversation';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import styles from './editor-chat.module.css';
import { strings } from './strings.ts';

export interface FallbackNoticeProps {
  readonly content: FreshContent;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

export const FallbackNotice = ({ content, isTrying, onRetry }: FallbackNoticeProps) => (
  <Alert
    tone="fair"
    live
    className={styles.notice}
    title={strings.fallback}
    action={
      <Button busy={isTrying} onClick={onRetry}>
        {isTrying ? strings.fetching : strings.tryAgain}
      </Button>
    }
  >
    {content.fallbackReason ?? strings.fallbackReason}{' '}
    {strings.fallbackText({ date: dateTimeWords(content.lastFetched) })}
  </Alert>
);
