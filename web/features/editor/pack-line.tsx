/** What a message costs: how full the pack is, its price, and a word before and after it is paid. */
import { limits } from '@pagewright/contract/limits';
import { Link } from 'react-router';
import { Text } from '../../ui/layout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './pack-line.module.css';
import { useUsage } from './queries.ts';
import { strings } from './strings.ts';

const price = limits.credits.chatPack;

export function PackLine({ isJustPaid }: { readonly isJustPaid: boolean }) {
  const { data: usage } = useUsage();
  if (usage === undefined) return <p>{strings.price({ credits: price })}</p>;
  const { chatMessagesInPack: used, credits } = usage;
  return (
    <>
      <p>
        <Text as="strong" weight={600} tone="ink">
          {strings.pack({ used })}
        </Text>{' '}
        · {strings.price({ credits: price })}
      </p>
      {credits < price ? (
        <Text tone="poor">
          {strings.needsCredits({ credits: price })}{' '}
          <TextLink asChild>
            <Link to="/account">{strings.getCredits}</Link>
          </TextLink>
        </Text>
      ) : (
        used === limits.chat.packSize - 1 && (
          <p className={styles.fair}>{strings.nextCharge({ credits: price })}</p>
        )
      )}
      <p aria-live="polite">{isJustPaid && strings.packPaid({ credits: price, left: credits })}</p>
    </>
  );
}
