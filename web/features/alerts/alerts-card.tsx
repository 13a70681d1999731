/** What the owner of a site is told after a run, how, and what was told. */
import type { Alerts } from '@pagewright/contract/entities/alert';
import { Card, CardHeader } from '../../ui/card.tsx';
import styles from './alerts.module.css';
import { AlertsFields } from './alerts-fields.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { useAlerts } from './queries.ts';
import { strings } from './strings.ts';

export interface AlertsCardProps {
  readonly siteId: string;
  /** Where e-mails go; null where the account has no address. */
  readonly email: string | null;
}

export function AlertsCard({ siteId, email }: AlertsCardProps) {
  const { data } = useAlerts(siteId);
  if (data === undefined) return null;
  const { alerts, deliveries } = data;
  return (
    <Card padding="large" aria-labelledby="site-alerts" className={styles.card}>
      <CardHeader id="site-alerts" level={2} title={strings.heading} description={describe(alerts)} />
      <AlertsFields key={JSON.stringify(alerts)} siteId={siteId} alerts={alerts} email={email} />
      {deliveries.length > 0 && <DeliveryList deliveries={deliveries} />}
    </Card>
  );
}

function describe(alerts: Alerts | null): string {
  const channels = [
    ...(alerts?.byEmail === true ? [strings.channels.email] : []),
    ...(alerts !== null && alerts.webhookUrl !== null ? [strings.channels.webhook] : []),
  ];
  return channels.length === 0 ? strings.text : `${strings.on(channels.join(strings.and))} ${strings.text}`;
}
