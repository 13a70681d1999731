/** The dashboard's banner: what kind of account this is, what it can do, how much is left. */
import type { Usage } from '@pagewright/contract/entities/usage';
import { limits } from '@pagewright/contract/limits';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Note, Row, Text } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { ToneIcon } from '../../ui/tone-icon.tsx';
import { useUsage } from './queries.ts';
import styles from './status-banner.module.css';
import { strings } from './strings.ts';

export function StatusBanner() {
  const { data: usage, isPending, isError, refetch } = useUsage();
  if (isPending)
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={74} />
      </Skeleton>
    );
  if (usage === undefined || isError) {
    return (
      <Alert
        tone="poor"
        title={strings.loadFailed}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      />
    );
  }
  return <Banner usage={usage} />;
}

function Banner({ usage }: { readonly usage: Usage }) {
  const isTrial = usage.accountStatus === 'trial';
  const isLow = usage.credits < limits.credits.lowWarningBelow;
  return (
    <Row as={Card} gap={5} rowGap={3} wrap aria-label={strings.overview}>
      <Note tone="soft" className={styles.balance} data-low={isLow}>
        <strong>{strings.count({ amount: usage.credits })}</strong> {strings.credits.toLowerCase()}
        {isLow && ` · ${strings.low}`}
      </Note>
      <div className={styles.words}>
        <Text weight={600} tone="ink">
          {isTrial ? strings.trial : strings.paid}
        </Text>
        <p>{isTrial ? strings.trialText : strings.paidText}</p>
        {isLow && (
          <Row as="p" gap={2} weight={500} tone="poor">
            <ToneIcon tone="poor" size={12} />
            {strings.lowWarning({ credits: usage.credits })}
          </Row>
        )}
      </div>
      <ButtonLink asChild>
        <Link to="/account">{isTrial ? strings.upgrade : strings.getCredits}</Link>
      </ButtonLink>
    </Row>
  );
}
