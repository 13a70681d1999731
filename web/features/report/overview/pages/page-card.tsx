/** One page of the report: a header that opens it, and beside it what can be done with the page. */
import { limits } from '@pagewright/contract/limits';
import { memo, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../../../ui/layout.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { ToneIcon } from '../../../../ui/tone-icon.tsx';
import { UrlText } from '../../../../ui/url-text.tsx';
import type { PageEntry } from '../../shared/page-index.ts';
import { pageStrings } from '../../shared/page-strings.ts';
import { cardId } from '../../shared/show-list.ts';
import styles from './page-card.module.css';
import { PageDetails } from './page-details.tsx';
import type { Reanalysis } from './use-reanalyze.ts';

export interface PageCardProps {
  readonly entry: PageEntry;
  readonly analysisId: string;
  readonly isOpen: boolean;
  readonly reanalysis: Reanalysis | undefined;
  readonly onToggle: (entry: PageEntry, isOpen: boolean) => void;
  readonly onReanalyze: (entry: PageEntry) => void;
}

export const PageCard = memo(function PageCard(props: PageCardProps) {
  const { entry, analysisId, isOpen, reanalysis, onToggle, onReanalyze } = props;
  return (
    <li>
      <Disclosure
        framed
        level={4}
        id={cardId(entry.key)}
        open={isOpen}
        onToggle={(open) => onToggle(entry, open)}
        summary={<CardSummary entry={entry} />}
        actions={
          <CardActions
            entry={entry}
            analysisId={analysisId}
            reanalysis={reanalysis}
            onReanalyze={onReanalyze}
          />
        }
      >
        <PageDetails entry={entry} analysisId={analysisId} />
      </Disclosure>
    </li>
  );
});

const CardSummary = ({ entry: { page, name, status, picture } }: { readonly entry: PageEntry }) => (
  <Row as="span" gap={3} className={styles.summary}>
    <ToneIcon tone={status.tone} size={16} />
    <Stack as="span" gap="hair" shrink>
      <span className={styles.name}>{name}</span>
      <UrlText url={page.url} />
    </Stack>
    {picture !== null && (
      <img className={styles.picture} src={picture} alt="" width={72} height={48} loading="lazy" />
    )}
    <Badge tone={status.tone} className={styles.badge}>
      {status.label}
    </Badge>
  </Row>
);

type CardActionsProps = Pick<PageCardProps, 'entry' | 'analysisId' | 'reanalysis' | 'onReanalyze'>;

function CardActions({ entry, analysisId, reanalysis, onReanalyze }: CardActionsProps) {
  const isBusy = reanalysis?.state === 'busy';
  const button = useRestoredFocus(isBusy);
  const editor = `/content-editor/${encodeURIComponent(analysisId)}/${encodeURIComponent(entry.page.url)}`;
  return (
    <>
      <span className={styles.outcome} aria-live="polite">
        <Outcome reanalysis={reanalysis} />
      </span>
      <ButtonLink asChild>
        <Link to={editor}>
          {pageStrings.chat}
          <span className="visually-hidden"> {pageStrings.about({ name: entry.name })}</span>
        </Link>
      </ButtonLink>
      <Button
        ref={button}
        busy={isBusy}
        onClick={() => onReanalyze(entry)}
        title={pageStrings.reanalyzeCost({ credits: limits.credits.reanalyzePage })}
      >
        {isBusy ? pageStrings.reanalyzing : pageStrings.reanalyze}
        <span className="visually-hidden"> {pageStrings.about({ name: entry.name })}</span>
      </Button>
    </>
  );
}

/** A disabled button loses the focus; it gets it back when it is done, unless the person has gone elsewhere. */
function useRestoredFocus(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    const { current } = button;
    return () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere) requestAnimationFrame(() => current?.focus({ preventScroll: true }));
    };
  }, [isBusy]);
  return button;
}

function Outcome({ reanalysis }: { readonly reanalysis: Reanalysis | undefined }) {
  if (reanalysis?.state === 'done') {
    const { fixed, fresh } = reanalysis;
    const tone = fresh > fixed ? 'fair' : 'good';
    return fixed + fresh === 0 ? (
      <Badge tone="neutral">{pageStrings.unchanged}</Badge>
    ) : (
      <Badge tone={tone}>{pageStrings.changed({ fixed, fresh })}</Badge>
    );
  }
  if (reanalysis?.state !== 'failed') return null;
  if (!reanalysis.needsCredits)
    return (
      <Text as="span" size="sm" weight={500} tone="poor">
        {pageStrings.failedInline}
      </Text>
    );
  return (
    <Text as="span" size="sm" weight={500} tone="poor">
      {reanalysis.words}{' '}
      <TextLink asChild>
        <Link to="/account">{pageStrings.getCredits}</Link>
      </TextLink>
    </Text>
  );
}
