/** A comparison under way: how far it is, what it reads now, and the way to stop it. */
import { formatNumber } from '@pagewright/contract/count-of';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { Track } from '../../../ui/track.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import type { CompareFigures, CompareState } from './compare-state.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

export interface ComparingProps {
  readonly state: Extract<CompareState, { phase: 'comparing' }>;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** Said aloud no oftener than this. */
const announcedStep = 25;

export function Comparing({ state, onCancel, onRetry }: ComparingProps) {
  const { competitorDomain, figures, isStopping, isFresh, failure } = state;
  const percentage = Math.floor(figures.percentage);
  const heading = useFocusOnMount<HTMLHeadingElement>(isFresh);
  const { pagesAnalyzed: done, pagesToAnalyze: found } = figures;
  const pages = words.pagesAnalyzed({ done, found: found === null ? '?' : formatNumber(found) });
  return (
    <Stack padding="large" aria-labelledby="comparing-heading" as={Card} gap={3} columns={1}>
      <Row as="header" gap={4} rowGap={2} align="start" justify="between" wrap>
        <h3 id="comparing-heading" ref={heading} tabIndex={-1} className={styles.pair}>
          {words.comparing({ competitor: competitorDomain })}
        </h3>
        <Button onClick={onCancel} busy={isStopping}>
          {isStopping ? words.stopping : words.cancel}
        </Button>
      </Row>
      <Stack gap={3} columns={1}>
        <p className={styles.percentage} aria-hidden="true">
          {percentage}
          <small>%</small>
        </p>
        <Track
          value={percentage}
          label={words.comparing({ competitor: competitorDomain })}
          valueText={`${percentage}%, ${pages}`}
        />
      </Stack>
      <Now figures={figures} pages={pages} />
      {failure !== null && (
        <Alert
          tone="fair"
          title={failure.words}
          action={failure.canRetry && <Button onClick={onRetry}>{words.retry}</Button>}
        />
      )}
      <p className="visually-hidden" aria-live="polite">
        {percentage >= announcedStep &&
          words.percent({ percentage: percentage - (percentage % announcedStep) })}
      </p>
    </Stack>
  );
}

const Now = ({ figures, pages }: { readonly figures: CompareFigures; readonly pages: string }) => (
  <Stack gap={1} columns={1} size="sm" anywhere>
    <p>{pages}</p>
    {figures.currentPageUrl !== null && (
      <p>
        <UrlText url={figures.currentPageUrl} />
      </p>
    )}
    <Note measure>
      {figures.queuePosition > 0 ? words.waiting({ behind: figures.queuePosition }) : words.leaveNote}
    </Note>
  </Stack>
);
