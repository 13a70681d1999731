/** The balance at the foot of the side navigation. */
import { limits } from '@pagewright/contract/limits';
import { Link } from 'react-router';
import { Text } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './credits-block.module.css';
import { useCredits, useUsage } from './queries.ts';
import { strings } from './strings.ts';

export function CreditsBlock() {
  const { data: usage } = useUsage();
  const { data: balance } = useCredits();
  if (usage === undefined) return null;
  // The usage has the same figure, should the balance not be there.
  const { credits } = balance ?? usage;
  const isLow = credits < limits.credits.lowWarningBelow;
  const isTrial = usage.accountStatus === 'trial';
  return (
    <section className={styles.block} aria-label={strings.credits}>
      <p>{strings.credits}</p>
      <Text size="3xl" weight={650} face="display" tone="ink" className={styles.figure} data-low={isLow}>
        {strings.count({ amount: credits })}
        {isLow && (
          <Text as="span" size="sm" weight={600}>
            {' '}
            {strings.low}
          </Text>
        )}
      </Text>
      <p>{isTrial ? strings.trialShort : strings.paidShort}</p>
      <TextLink asChild>
        <Link to="/account">{isTrial ? strings.upgrade : strings.getCredits}</Link>
      </TextLink>
    </section>
  );
}
