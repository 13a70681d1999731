/** Where exports are dropped, or chosen by button and keyboard. */
import { limits } from '@pagewright/contract/limits';
import { type DragEvent, useId, useRef, useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { dayWords } from '../../ui/date-words.ts';
import { Note, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useImport } from './queries.ts';
import styles from './search.module.css';
import { strings } from './strings.ts';

export function DropZone({ siteId }: { readonly siteId: string }) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isTooLarge, setIsTooLarge] = useState(false);
  const upload = useImport(siteId);
  const toast = useToast();
  const send = (files: readonly File[]) => {
    const isRefused = files.some(({ size }) => size > limits.search.importBytesMax);
    setIsTooLarge(isRefused);
    if (isRefused || files.length === 0) return;
    upload.mutate(files, {
      onSuccess: (result) => {
        if (result === null) return;
        const { pages, queries, from, to, isRangeAssumed } = result;
        const range = { from: dayWords(from), to: dayWords(to) };
        toast.show({
          title: strings.imported({ pages, queries, ...range }),
          ...(isRangeAssumed && { description: strings.assumed }),
          tone: 'good',
        });
      },
    });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    send([...event.dataTransfer.files]);
  };
  const error = isTooLarge ? strings.tooLarge : upload.error && wordsOf(upload.error, strings.failed);
  return (
    <Stack
      gap={3}
      columns={1}
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p>{strings.drop}</p>
      <Note tone="soft" id={hintId}>
        {strings.dropHint}
      </Note>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".zip,.csv,application/zip,text/csv"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          send([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <div>
        <Button busy={upload.isPending} aria-describedby={hintId} onClick={() => input.current?.click()}>
          {upload.isPending ? strings.importing : strings.import}
        </Button>
      </div>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Stack>
  );
}
