/** The account page's figures: balance, status, what was used. */
import type { Usage } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import type { ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import styles from './account-overview.module.css';
import { useUsage, useUsageRefresh } from './queries.ts';
import { strings } from './strings.ts';

export function AccountOverview() {
  useUsageRefresh();
  const { data: usage, isPending, refetch } = useUsage();
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={180} />
      </Skeleton>
    );
  }
  if (usage === undefined) {
    return (
      <Alert
        tone="poor"
        title={strings.loadFailed}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      />
    );
  }
  return (
    <Stack padding="large" aria-labelledby="account-overview" as={Card} gap={4}>
      <CardHeader id="account-overview" level={2} title={strings.overview} />
      <Figures usage={usage} />
      {usage.owedCredits !== undefined && (
        <Alert tone="fair" title={strings.owed({ credits: usage.owedCredits })}>
          {strings.owedText}
        </Alert>
      )}
    </Stack>
  );
}

function Figures({ usage }: { readonly usage: Usage }) {
  const isTrial = usage.accountStatus === 'trial';
  const isLow = usage.credits < limits.credits.lowWarningBelow;
  return (
    <dl className={styles.figures}>
      <Figure
        label={strings.balance}
        isLow={isLow}
        note={isLow ? strings.lowWarning({ credits: usage.credits }) : undefined}
      >
        {strings.count({ amount: usage.credits })} {isLow && <small>{strings.low}</small>}
      </Figure>
      <Figure label={strings.status} note={isTrial ? strings.trialText : strings.paidText}>
        {isTrial ? strings.trial : strings.paid}
      </Figure>
      <Figure label={strings.pagesAnalyzed}>
        {usage.pageLimit === -1
          ? `${usage.pagesAnalyzed} (${strings.unlimited})`
          : strings.pagesOfLimit({ pages: usage.pagesAnalyzed, limit: usage.pageLimit })}
      </Figure>
      {isTrial && (
        <Figure label={strings.freeScans}>
          {strings.freeScansUsed({ used: Math.min(usage.freeScansUsed, limits.freeScans) })}
        </Figure>
      )}
      <Figure label={strings.chatPack} note={strings.chatPackNote({ credits: limits.credits.chatPack })}>
        {strings.chatPackUsed({ used: usage.chatMessagesInPack })}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly note?: string | undefined;
  readonly isLow?: boolean;
}

const Figure = ({ label, children, note, isLow = false }: FigureProps) => (
  <div className={styles.figure} data-low={isLow}>
    <dt>{label}</dt>
    <Text as="dd" size="xl" weight={650} face="display" className={styles.value}>
      {children}
    </Text>
    {note && (
      <Text as="dd" size="xs" tone="soft">
        {note}
      </Text>
    )}
  </div>
);
