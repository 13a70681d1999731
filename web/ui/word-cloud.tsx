/** Words sized by how often they occur, most frequent first, and the same as a table. */
import { useState } from 'react';
import { Button } from './button.tsx';
import { Note } from './layout.tsx';
import { Table } from './table.tsx';
import styles from './word-cloud.module.css';
import { words as uiWords } from './words.ts';

export type CloudWord = { text: string; count: number; note?: string | undefined };

export type WordCloudProps = {
  /** The accessible name, e.g. "Site keywords". */
  label: string;
  words: readonly CloudWord[];
  minPx: number;
  maxPx: number;
  emptyText: string;
  selected?: string | undefined;
  onSelect?: ((word: CloudWord) => void) | undefined;
  /** The heading of the note column in the table, e.g. "Density". */
  noteHeader?: string | undefined;
};

export function WordCloud({
  label,
  words,
  minPx,
  maxPx,
  emptyText,
  selected,
  onSelect,
  noteHeader,
}: WordCloudProps) {
  const [asTable, setAsTable] = useState(false);
  if (words.length === 0) return <Note>{emptyText}</Note>;
  const ordered = words.toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text));
  return (
    <div>
      {asTable ? (
        <CloudTable label={label} words={ordered} noteHeader={noteHeader} />
      ) : (
        <ul className={styles.cloud} aria-label={label}>
          {ordered.map((word) => (
            <li key={word.text} style={wordStyle(word, ordered, { minPx, maxPx })}>
              {onSelect ? (
                <button
                  type="button"
                  className={styles.word}
                  title={wordTitle(word)}
                  aria-pressed={selected === undefined ? undefined : selected === word.text}
                  onClick={() => onSelect(word)}
                >
                  {word.text}
                  <span className="visually-hidden">, {wordTitle(word)}</span>
                </button>
              ) : (
                <span title={wordTitle(word)}>{word.text}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.switch} data-print="hide">
        <Button variant="quiet" onClick={() => setAsTable(!asTable)}>
          {asTable ? uiWords.asCloud : uiWords.asTable}
        </Button>
      </div>
    </div>
  );
}

type CloudTableProps = { label: string; words: readonly CloudWord[]; noteHeader: string | undefined };

function CloudTable({ label, words, noteHeader = uiWords.note }: CloudTableProps) {
  const noteColumn = {
    id: 'note',
    header: noteHeader,
    align: 'end',
    cell: (word: CloudWord) => word.note,
  } as const;
  return (
    <Table
      caption={label}
      rows={words}
      rowKey={(word) => word.text}
      stack={false}
      columns={[
        { id: 'text', header: uiWords.word, rowHeader: true, cell: (word) => word.text },
        { id: 'count', header: uiWords.count, align: 'end', cell: (word) => word.count.toLocaleString() },
        ...(words.some((word) => word.note) ? [noteColumn] : []),
      ]}
    />
  );
}

const wordTitle = (word: CloudWord) =>
  `${uiWords.times({ count: word.count })}${word.note ? `, ${word.note}` : ''}`;

/** Size and weight grow together from the rarest to the most frequent word; one common count takes the middle. */
function wordStyle(
  word: CloudWord,
  ordered: readonly CloudWord[],
  { minPx, maxPx }: { minPx: number; maxPx: number },
) {
  const most = ordered[0]?.count ?? word.count;
  const least = ordered.at(-1)?.count ?? word.count;
  const share = most === least ? 0.5 : (word.count - least) / (most - least);
  return {
    fontSize: `${Math.round((minPx + share * (maxPx - minPx)) * 10) / 10}px`,
    fontWeight: 450 + Math.round(share * 5) * 50,
  };
}
