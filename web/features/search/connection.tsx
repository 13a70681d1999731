/** How figures come by themselves: an account of Google, or a service account; how far they were read, and what is in the way. */
import type { SearchConnection, SearchView } from '@pagewright/contract/entities/search';
import { type FormEvent, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { dateTimeWords, dayWords } from '../../ui/date-words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Note, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useServiceAccount } from './queries.ts';
import styles from './search.module.css';
import { strings } from './strings.ts';

const lateDays = 5;
const dayMs = 86_400_000;

/** Google is usually done with a day after two or three. */
const isLate = (through: string): boolean => Date.now() - Date.parse(through) > lateDays * dayMs;

function statusOf({ problem, through, daysToRead, nextAt, account }: SearchConnection): readonly string[] {
  if (problem !== null) {
    const next = nextAt === null ? [] : [strings.triedAgain({ at: dateTimeWords(nextAt) })];
    const what =
      problem === 'no-property' && account !== null
        ? strings.noPropertyFor({ account })
        : strings.problems[problem];
    return [what, ...next];
  }
  if (through === null) return [strings.firstSync];
  return [
    ...(daysToRead > 0 ? [strings.daysToRead({ days: daysToRead })] : []),
    strings.readThrough({ day: dayWords(through) }),
    ...(isLate(through) ? [strings.late] : []),
  ];
}

export function Connection({ siteId, view }: { readonly siteId: string; readonly view: SearchView }) {
  const { connection, canConnect } = view;
  const needsOwner = connection === null || connection.nextAt === null || connection.problem !== null;
  return (
    <Stack gap={3} columns={1}>
      <h3 className={styles.heading}>{strings.connection}</h3>
      {connection === null ? (
        <Note tone="soft">{canConnect ? strings.connectText : strings.noClient}</Note>
      ) : (
        <Note tone={connection.problem === null ? 'soft' : 'poor'}>
          {connection.property !== null && `${strings.synced({ property: connection.property })} `}
          {statusOf(connection).join(' ')}
        </Note>
      )}
      {canConnect && needsOwner && (
        <div>
          <ButtonLink asChild>
            <a href={`/api/sites/${encodeURIComponent(siteId)}/search/connect`}>
              {connection === null ? strings.connect : strings.connectAgain}
            </a>
          </ButtonLink>
        </div>
      )}
      {needsOwner && (
        <Disclosure summary={strings.serviceAccount}>
          <ServiceAccountForm siteId={siteId} />
        </Disclosure>
      )}
    </Stack>
  );
}

function ServiceAccountForm({ siteId }: { readonly siteId: string }) {
  const [key, setKey] = useState('');
  const save = useServiceAccount(siteId);
  const toast = useToast();
  const refusal = save.error
    ? formRefusal(save.error, { fields: ['key'], fallback: strings.keyFailed })
    : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(key, {
      onSuccess: () => {
        setKey('');
        toast.show({ title: strings.keySaved, tone: 'good' });
      },
    });
  };
  return (
    <Stack as="form" gap={3} columns={1} onSubmit={submit} aria-label={strings.serviceAccount} noValidate>
      <TextArea
        label={strings.key}
        hint={strings.keyHint}
        error={refusal?.fields.find(([name]) => name === 'key')?.[1] ?? refusal?.general ?? undefined}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={key}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
      />
      <div>
        <Button type="submit" busy={save.isPending}>
          {strings.saveKey}
        </Button>
      </div>
    </Stack>
  );
}
