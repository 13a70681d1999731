/** One row per scan, purchase or chat pack: what was held, released and charged for it is one matter. */
import type { LedgerEntry } from '@pagewright/contract/entities/usage';
import { strings } from './strings.ts';

export interface LedgerRow {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  /** Of the newest entry. */
  readonly at: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly receiptUrl?: string | undefined;
  /** Oldest first; a single one needs no details. */
  readonly entries: readonly LedgerEntry[];
}

/** A purchase whose payment went back is booked as one with a minus. */
const kindOf = ({ kind, amount }: LedgerEntry): string =>
  kind === 'purchase' && amount < 0 ? strings.takenBack : strings.ledgerKinds[kind];

const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

function toRow(newestFirst: readonly [LedgerEntry, ...LedgerEntry[]], balanceAfter: number): LedgerRow {
  const [newest] = newestFirst;
  const has = (kind: LedgerEntry['kind']) => newestFirst.find((entry) => entry.kind === kind);
  const charge = has('charge');
  const refund = has('refund');
  const isUnderWay = has('hold') !== undefined && refund === undefined;
  const subject = charge ?? newest;
  return {
    id: newest.id,
    title: subject.reason,
    kind: isUnderWay
      ? strings.underWay
      : charge === undefined && refund !== undefined
        ? strings.notCharged
        : kindOf(subject),
    at: newest.at,
    amount: sumOf(newestFirst),
    balanceAfter,
    receiptUrl: newest.receiptUrl,
    entries: newestFirst.toReversed(),
  };
}

/** The server sends the newest entries only: of the oldest matter the hold may be missing, and its sum would be wrong. */
const isCut = (entries: readonly LedgerEntry[]): boolean =>
  entries[0]?.group !== undefined && entries.every(({ kind }) => kind !== 'hold');

/**
 * The entries come newest first, and so do the rows, by their newest entry. While one scan was held another was
 * charged, so balances are counted back from the newest: each row's change leads to the balance beside it.
 */
export function ledgerRows(entries: readonly LedgerEntry[]): LedgerRow[] {
  const rows: LedgerRow[] = [];
  let balance = entries[0]?.balanceAfter ?? 0;
  for (const group of Map.groupBy(entries, ({ id, group }) => group ?? id).values()) {
    const [first, ...rest] = group;
    if (first !== undefined && !isCut(group)) rows.push(toRow([first, ...rest], balance));
    balance -= sumOf(group);
  }
  return rows;
}
