/** The dashboard's card of the last analyses. */
import type { HistoryItem } from '@pagewright/contract/entities/history';
import { limits } from '@pagewright/contract/limits';
import { wholeScore } from '@pagewright/contract/ratings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currentPath, loginUrl, useSession } from '../../api/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Note, Row, Stack, Text } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './history-card.module.css';
import { useHistory } from './queries.ts';
import { strings } from './strings.ts';

export const HistoryCard = () => (
  <Stack as={Card} gap={3} className={styles.card} aria-labelledby="history-card">
    <CardHeader id="history-card" level={2} title={strings.cardHeading} />
    <CardBody />
  </Stack>
);

function CardBody(): ReactNode {
  const session = useSession();
  const history = useHistory({ enabled: session.status === 'user' });
  if (session.status === 'visitor') return <LoggedOut />;
  if (session.status === 'checking' || history.isPending) return <Skeleton label={strings.loading} />;
  if (history.isError) return <LoadFailed onRetry={() => void history.refetch()} />;
  if (history.data.length === 0) return <Empty />;
  return <RecentList items={history.data.slice(0, limits.historyCard)} />;
}

const LoggedOut = () => (
  <Note tone="soft">
    {strings.loggedOut} <TextLink href={loginUrl(currentPath())}>{strings.logIn}</TextLink>
  </Note>
);

const Empty = () => (
  <Note as="div" tone="soft">
    <Text weight={600} tone="ink">
      {strings.emptyHeading}
    </Text>
    <p>{strings.emptyCardText}</p>
  </Note>
);

const LoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Alert
    tone="poor"
    title={strings.loadFailed}
    action={<Button onClick={onRetry}>{strings.tryAgain}</Button>}
  >
    {strings.loadFailedText}
  </Alert>
);

const RecentList = ({ items }: { readonly items: readonly HistoryItem[] }) => (
  <>
    <ul className={styles.list}>
      {items.map(({ id, domain, date, siteId, score }) => (
        <Row key={id} as="li" gap={2} className={styles.item}>
          <Link to={`/analysis/${encodeURIComponent(id)}`}>
            <span className={styles.domain}>{domain}</span>
            <Text as="span" size="xs" tone="quiet">
              {score === null
                ? dateWords(date)
                : strings.scoredOn({ date: dateWords(date), score: wholeScore(score) })}
            </Text>
          </Link>
          <TextLink asChild quiet className={styles.site}>
            <Link to={`/sites/${encodeURIComponent(siteId)}`} aria-label={strings.overTimeOf({ domain })}>
              {strings.overTime}
            </Link>
          </TextLink>
        </Row>
      ))}
    </ul>
    <TextLink asChild>
      <Link to="/site-history">{strings.allAnalyses}</Link>
    </TextLink>
  </>
);
