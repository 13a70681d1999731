/** Where logs are chosen, and the format of servers that have their own. */
import { exportLogs } from '@pagewright/contract/endpoints/logs';
import { limits } from '@pagewright/contract/limits';
import { useId, useRef, useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { endpointUrl } from '../../api/call.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './logs.module.css';
import { isGzip, useRemove, useUpload } from './queries.ts';
import { strings } from './strings.ts';

export interface LogUploadProps {
  readonly siteId: string;
  readonly hasFigures: boolean;
}

function refusalOf(files: readonly File[]): string | null {
  if (files.some(isGzip) && !files.every(isGzip)) return strings.mixed;
  return files.reduce((sum, { size }) => sum + size, 0) > limits.logs.bytesMax ? strings.tooLarge : null;
}

export function LogUpload({ siteId, hasFigures }: LogUploadProps) {
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [format, setFormat] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const upload = useUpload(siteId);
  const remove = useRemove(siteId);
  const toast = useToast();
  const send = (files: readonly File[]) => {
    const because = refusalOf(files);
    setRefusal(because);
    if (because !== null || files.length === 0) return;
    upload.mutate({ files, format }, { onSuccess: () => toast.show({ title: strings.read, tone: 'good' }) });
  };
  const error = refusal ?? (upload.error && wordsOf(upload.error, strings.failed));
  return (
    <Stack gap={3} columns={1}>
      <Note tone="soft" id={hintId}>
        {strings.file}
      </Note>
      <TextField
        label={strings.format}
        hint={strings.formatHint}
        value={format}
        maxLength={limits.logs.formatMax}
        onChange={({ currentTarget }) => setFormat(currentTarget.value)}
      />
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          send([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Row gap={3} wrap>
        <Button busy={upload.isPending} aria-describedby={hintId} onClick={() => input.current?.click()}>
          {upload.isPending ? strings.uploading : strings.upload}
        </Button>
        {hasFigures && (
          <ButtonLink asChild>
            <a href={endpointUrl(exportLogs, { params: { id: siteId } })} download>
              {strings.csv}
            </a>
          </ButtonLink>
        )}
        {hasFigures && (
          <Button
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, { onSuccess: () => toast.show({ title: strings.removed }) })
            }
          >
            {strings.remove}
          </Button>
        )}
      </Row>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </Stack>
  );
}
