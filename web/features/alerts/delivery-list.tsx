/** The latest messages of a site, and whether they arrived. */
import type { AlertDelivery } from '@pagewright/contract/entities/alert';
import { Badge } from '../../ui/badge.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Table, type TableColumn } from '../../ui/table.tsx';
import styles from './alerts.module.css';
import { strings } from './strings.ts';

const tones = { waiting: 'info', sent: 'neutral', failed: 'poor' } as const;

export const DeliveryList = ({ deliveries }: { readonly deliveries: readonly AlertDelivery[] }) => (
  <div>
    <h3 className={styles.subheading}>{strings.messages}</h3>
    <Table caption={strings.messages} columns={columns()} rows={deliveries} rowKey={({ id }) => id} />
  </div>
);

const columns = (): TableColumn<AlertDelivery>[] => [
  { id: 'what', header: strings.what, rowHeader: true, cell: ({ headline }) => headline },
  {
    id: 'date',
    header: strings.date,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTimeWords(createdAt)}</time>,
  },
  { id: 'channel', header: strings.channel, cell: ({ channel }) => strings.channelNames[channel] },
  {
    id: 'state',
    header: strings.state,
    cell: ({ state, error, attempts }) => (
      <>
        <Badge tone={tones[state]}>{strings.states[state]}</Badge>
        {error !== null && (
          <span className={styles.error}>
            {error} {strings.attempts({ count: attempts })}
          </span>
        )}
      </>
    ),
  },
];
