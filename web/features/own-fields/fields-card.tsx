/** The own fields of a site: edited as a list, tried on a page, saved as a whole. */
import type { OwnFields } from '@pagewright/contract/entities/own-field';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { draftOf, emptyDraft, type FieldDraft, fieldOf } from './drafts.ts';
import { FieldRow } from './field-row.tsx';
import styles from './own-fields.module.css';
import { useFields, useFieldsSite, useSaveFields, useTryFields } from './queries.ts';
import { strings } from './strings.ts';

export function FieldsCard({ siteId }: { readonly siteId: string }) {
  const { data: fields } = useFields(siteId);
  const { data: site } = useFieldsSite(siteId);
  if (fields === undefined || site === undefined) return null;
  return (
    <Stack padding="large" aria-labelledby="site-fields" id="fields" as={Card} gap={5} columns={1}>
      <CardHeader id="site-fields" level={2} title={strings.heading} description={strings.text} />
      <FieldsForm key={JSON.stringify(fields)} siteId={siteId} domain={site.domain} saved={fields} />
    </Stack>
  );
}

interface FieldsFormProps {
  readonly siteId: string;
  /** Its home page is tried first. */
  readonly domain: string;
  readonly saved: OwnFields;
}

/** `2.pattern` of a list that was saved, `fields.2.pattern` of one that was tried. */
const partsOf = (count: number, prefix: string): string[] =>
  Array.from({ length: count }, (_, at) =>
    ['name', 'pattern', 'take'].map((part) => `${prefix}${at}.${part}`),
  ).flat();

function refusalOf(error: unknown, count: number, prefix: string, fallback: string) {
  if (error === null) return { general: null, url: undefined, errorAt: () => undefined };
  const { fields, general } = formRefusal(error, { fields: ['url', ...partsOf(count, prefix)], fallback });
  const named = (name: string): string | undefined => fields.find(([field]) => field === name)?.[1];
  return {
    general,
    url: named('url'),
    errorAt: (at: number, part: string) => named(`${prefix}${at}.${part}`),
  };
}

function FieldsForm({ siteId, domain, saved }: FieldsFormProps) {
  const [drafts, setDrafts] = useState<readonly FieldDraft[]>(() => saved.map(draftOf));
  const [nextKey, setNextKey] = useState(saved.length);
  const [url, setUrl] = useState(`https://${domain}`);
  const save = useSaveFields(siteId);
  const attempt = useTryFields(siteId);
  const toast = useToast();
  const hintId = useId();
  const isFull = drafts.length >= limits.ownFields.perSite;
  const saveRefusal = refusalOf(save.error, drafts.length, '', strings.saveFailed);
  const tryRefusal = refusalOf(attempt.error, drafts.length, 'fields.', strings.tryFailed);
  // A pattern that does not compile is named alike, whichever was asked.
  const bare = refusalOf(attempt.error, drafts.length, '', strings.tryFailed);
  const errorOf = (at: number) => (part: string) =>
    saveRefusal.errorAt(at, part) ?? tryRefusal.errorAt(at, part) ?? bare.errorAt(at, part);
  const reset = (): void => {
    save.reset();
    attempt.reset();
  };
  const change = (next: readonly FieldDraft[]): void => {
    reset();
    setDrafts(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    attempt.reset();
    save.mutate(drafts.map(fieldOf), {
      onSuccess: () => toast.show({ title: strings.saved, tone: 'good' }),
    });
  };
  const tryNow = (event: FormEvent): void => {
    event.preventDefault();
    save.reset();
    attempt.mutate({ url, fields: drafts.map(fieldOf) });
  };
  const general = saveRefusal.general ?? (bare.general === null ? null : tryRefusal.general);
  return (
    <Stack gap={4} columns={1}>
      <Stack
        as="form"
        gap={4}
        columns={1}
        onSubmit={submit}
        noValidate
        aria-label={strings.fields}
        id={`${hintId}-form`}
      >
        {drafts.length > 0 && (
          <Stack as="ul" gap={4} columns={1} className={styles.list}>
            {drafts.map((draft, at) => (
              <FieldRow
                key={draft.key}
                draft={draft}
                number={at + 1}
                errorOf={errorOf(at)}
                tried={attempt.data?.values[at]}
                onChange={(part) =>
                  change(drafts.map((each) => (each === draft ? { ...each, ...part } : each)))
                }
                onRemove={() => change(drafts.filter((each) => each !== draft))}
              />
            ))}
          </Stack>
        )}
        {general !== null && <Alert tone="poor" title={general} />}
        <Row gap={3} wrap>
          <Button
            disabled={isFull}
            aria-describedby={isFull ? hintId : undefined}
            onClick={() => {
              change([...drafts, emptyDraft(nextKey)]);
              setNextKey(nextKey + 1);
            }}
          >
            {strings.add}
          </Button>
          {(drafts.length > 0 || saved.length > 0) && (
            <Button type="submit" variant="primary" busy={save.isPending}>
              {strings.save}
            </Button>
          )}
          {isFull && <Note id={hintId}>{strings.full({ most: limits.ownFields.perSite })}</Note>}
        </Row>
      </Stack>
      {drafts.length > 0 && (
        <Row as="form" gap={3} align="end" wrap onSubmit={tryNow} noValidate aria-label={strings.url}>
          <div className={styles.url}>
            <TextField
              label={strings.url}
              value={url}
              inputMode="url"
              autoCapitalize="off"
              spellCheck={false}
              error={tryRefusal.url}
              onChange={({ currentTarget }) => setUrl(currentTarget.value)}
            />
          </div>
          <Button type="submit" busy={attempt.isPending}>
            {strings.tryNow}
          </Button>
        </Row>
      )}
      <div aria-live="polite">
        {attempt.data && <Note anywhere>{strings.tried({ url: attempt.data.url })}</Note>}
      </div>
    </Stack>
  );
}
