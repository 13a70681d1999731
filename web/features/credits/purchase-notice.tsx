/** What became of a purchase, for a buyer who comes back from the checkout. */
import type { PurchaseState } from '@pagewright/contract/entities/usage';
import { useSearchParams } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import type { Tone } from '../../ui/tone.ts';
import { useReturnedPurchase, useUsage } from './queries.ts';
import { strings } from './strings.ts';

const tones: Record<PurchaseState, Tone> = {
  paid: 'good',
  processing: 'info',
  open: 'info',
  cancelled: 'info',
  expired: 'fair',
  failed: 'poor',
};

export function PurchaseNotice() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('purchase');
  if (id === null) return null;
  const close = () =>
    setQuery(
      (now) => {
        now.delete('checkout');
        now.delete('purchase');
        return now;
      },
      { replace: true },
    );
  return <Notice id={id} isCancelled={query.get('checkout') === 'cancelled'} onClose={close} />;
}

function titleOf(state: PurchaseState, name: string, credits: number): string {
  const words = strings.purchaseStates;
  switch (state) {
    case 'paid':
      return words.paid.title({ name, credits });
    case 'processing':
    case 'open':
      return words[state].title({ name });
    default:
      return words[state].title;
  }
}

interface NoticeProps {
  readonly id: string;
  /** The buyer came back by the way of not paying: an open session is then a cancelled one to them. */
  readonly isCancelled: boolean;
  readonly onClose: () => void;
}

function Notice({ id, isCancelled, onClose }: NoticeProps) {
  const { data: purchase, isPending, error, refetch } = useReturnedPurchase(id);
  const { data: usage, isFetching } = useUsage();
  if (isPending) {
    return (
      <Skeleton label={strings.purchaseChecking}>
        <SkeletonBlock height={56} />
      </Skeleton>
    );
  }
  if (purchase === undefined) {
    // A link of another account, or an old one, is no news.
    if (error?.code === 'not_found') return null;
    return (
      <Alert
        tone="fair"
        title={strings.purchaseUnknown}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      />
    );
  }
  const state = purchase.state === 'open' && isCancelled ? 'cancelled' : purchase.state;
  const { packageName: name, credits } = purchase;
  const isNew = state === 'paid' && usage !== undefined && !isFetching;
  return (
    <Alert
      live
      tone={tones[state]}
      title={titleOf(state, name, credits)}
      action={<Button onClick={onClose}>{strings.dismiss}</Button>}
    >
      {isNew ? strings.newBalance({ credits: usage.credits }) : strings.purchaseStates[state].text}
    </Alert>
  );
}
