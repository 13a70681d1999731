/** What changed the balance: one row per scan, purchase or chat pack. */
import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './ledger.module.css';
import { type LedgerRow, ledgerRows } from './ledger-rows.ts';
import { useLedger } from './queries.ts';
import { strings } from './strings.ts';

const shownAtFirst = 10;
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

function Subject({ title, receiptUrl, entries }: LedgerRow) {
  return (
    <>
      {title}
      {receiptUrl !== undefined && (
        <>
          {' · '}
          <TextLink href={receiptUrl} target="_blank" rel="noreferrer">
            {strings.receipt}
          </TextLink>
        </>
      )}
      {entries.length > 1 && (
        <Disclosure summary={strings.details} print="hide">
          <Stack as="ul" gap={1} size="sm" tone="soft" className={styles.entries}>
            {entries.map(({ id, kind, amount, at }) => (
              <li key={id}>
                <span>{strings.ledgerKinds[kind]}</span>
                <time dateTime={at}>{dateTimeWords(at)}</time>
                <span>{signed.format(amount)}</span>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}

const columns = (): readonly TableColumn<LedgerRow>[] => [
  { id: 'reason', header: strings.what, rowHeader: true, cell: Subject },
  { id: 'kind', header: strings.kind, cell: ({ kind }) => kind },
  {
    id: 'at',
    header: strings.when,
    cell: ({ at }) => <time dateTime={at}>{dateTimeWords(at)}</time>,
  },
  { id: 'amount', header: strings.change, align: 'end', cell: ({ amount }) => signed.format(amount) },
  {
    id: 'after',
    header: strings.after,
    align: 'end',
    cell: ({ balanceAfter }) => strings.count({ amount: balanceAfter }),
  },
];

export const Ledger = () => (
  <Stack padding="large" aria-labelledby="ledger-heading" as={Card} gap={4} columns={1}>
    <CardHeader id="ledger-heading" level={2} title={strings.ledger} description={strings.ledgerText} />
    <Entries />
  </Stack>
);

function Entries() {
  const { data: entries, isPending, refetch } = useLedger();
  const [isWhole, setIsWhole] = useState(false);
  if (isPending) return <Skeleton label={strings.loading} />;
  if (entries === undefined) {
    return (
      <Alert
        tone="poor"
        title={strings.ledgerFailed}
        action={<Button onClick={() => void refetch()}>{strings.tryAgain}</Button>}
      />
    );
  }
  if (entries.length === 0) {
    return (
      <EmptyState title={strings.ledgerEmpty} headingLevel={3}>
        {strings.ledgerEmptyText}
      </EmptyState>
    );
  }
  const rows = ledgerRows(entries);
  return (
    <>
      <Table
        caption={strings.ledger}
        columns={columns()}
        rows={isWhole ? rows : rows.slice(0, shownAtFirst)}
        rowKey={({ id }) => id}
      />
      {!isWhole && rows.length > shownAtFirst && (
        <Button className={styles.more} onClick={() => setIsWhole(true)}>
          {strings.showAll({ amount: rows.length })}
        </Button>
      )}
    </>
  );
}
