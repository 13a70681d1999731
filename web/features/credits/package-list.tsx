/** The credit packages and the way to buy one. */
import type { CreditPackage, PackageId } from '@pagewright/contract/entities/usage';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './package-list.module.css';
import { useIsTestCheckout, usePackages, usePurchase } from './queries.ts';
import { strings } from './strings.ts';

export const PackageList = () => (
  <Stack id="packages" aria-labelledby="packages-heading" as="section" gap={4} columns={1}>
    <CardHeader
      id="packages-heading"
      level={2}
      size="lg"
      title={strings.packages}
      description={strings.packagesText}
    />
    <Packages />
  </Stack>
);

function Packages() {
  const { data: packages, isPending, refetch } = usePackages();
  const purchase = usePurchase();
  const isTest = useIsTestCheckout();
  const toast = useToast();
  if (isPending) {
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={220} />
      </Skeleton>
    );
  }
  if (packages === undefined) {
    return (
      <Alert
        tone="poor"
        title={strings.packagesFailed}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      />
    );
  }
  const buy = (id: PackageId) =>
    purchase.mutate(id, {
      onError: () =>
        toast.show({ title: strings.paymentError, description: strings.paymentFailed, tone: 'poor' }),
    });
  // After success the browser is still on its way to the payment page.
  const underWay = purchase.isPending || purchase.isSuccess ? purchase.variables : undefined;
  return (
    <>
      {isTest && (
        <Alert tone="fair" title={strings.testCheckout}>
          {strings.testCheckoutText}
        </Alert>
      )}
      {purchase.isError && <Alert tone="poor" title={strings.paymentFailed} />}
      <ul className={styles.list}>
        {packages.map((offer) => (
          <Offer
            key={offer.id}
            offer={offer}
            isProcessing={underWay === offer.id}
            isDisabled={underWay !== undefined}
            onBuy={() => buy(offer.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface OfferProps {
  readonly offer: CreditPackage;
  readonly isProcessing: boolean;
  readonly isDisabled: boolean;
  readonly onBuy: () => void;
}

const Offer = ({ offer, isProcessing, isDisabled, onBuy }: OfferProps) => (
  <Card as="li" className={styles.offer}>
    <div className={styles.name}>
      <h3>{offer.name}</h3>
      {offer.label && <Badge tone="info">{offer.label}</Badge>}
    </div>
    <p className={styles.price}>{offer.priceDisplay}</p>
    <Text weight={600}>{strings.packageCredits({ credits: offer.credits })}</Text>
    <p className={styles.detail}>
      {strings.packageScans({ scans: offer.approximateScans })} ·{' '}
      {strings.perCredit({ price: offer.pricePerCreditDisplay })}
    </p>
    <Button
      wide
      variant={offer.label === strings.popular ? 'primary' : 'secondary'}
      busy={isProcessing}
      disabled={isDisabled}
      onClick={onBuy}
      className={styles.buy}
    >
      {isProcessing ? strings.processing : strings.purchase({ name: offer.name })}
    </Button>
  </Card>
);
