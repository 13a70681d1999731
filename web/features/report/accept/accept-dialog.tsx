/** The form that accepts a finding: where, why, and until when. */
import type { AcceptanceForm } from '@pagewright/contract/entities/acceptance';
import { parseUrl } from '@pagewright/contract/parse-url';
import { urlPatternOf } from '@pagewright/contract/url-pattern';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formRefusal } from '../../../api/field-errors.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './accept.module.css';
import { acceptStrings } from './accept-strings.ts';
import { useAccept } from './use-acceptance.ts';

export interface AcceptTarget {
  readonly ruleId: string;
  readonly title: string;
  /** The pages it is on; none when it is about the host. */
  readonly urls: readonly string[];
}

type Scope = Pick<AcceptanceForm, 'scope' | 'target'>;

interface Choice extends Scope {
  readonly value: string;
  readonly label: string;
}

const pathOf = (url: string): string => parseUrl(url)?.pathname ?? url;

/** One page, the pages of each pattern, the whole site. */
function choicesFor(urls: readonly string[]): Choice[] {
  const [only] = urls;
  const patterns = [...Map.groupBy(urls, urlPatternOf)].sort(([, a], [, b]) => b.length - a.length);
  return [
    ...(only !== undefined && urls.length === 1
      ? [{ value: 'page', scope: 'page', target: only, label: acceptStrings.page(pathOf(only)) } as const]
      : []),
    ...patterns.map(
      ([pattern, members]): Choice => ({
        value: `pattern ${pattern}`,
        scope: 'pattern',
        target: pattern,
        label: acceptStrings.pattern(pattern, members.length),
      }),
    ),
    { value: 'site', scope: 'site', target: '', label: acceptStrings.site },
  ];
}

export interface AcceptDialogProps {
  readonly siteId: string;
  readonly target: AcceptTarget;
  readonly onClose: () => void;
}

export function AcceptDialog({ siteId, target, onClose }: AcceptDialogProps) {
  const choices = choicesFor(target.urls);
  const [choice, setChoice] = useState(choices[0]?.value ?? 'site');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const accept = useAccept(siteId);
  const toast = useToast();
  const formId = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const refusal = accept.error
    ? formRefusal(accept.error, { fields: ['reason', 'until'], fallback: acceptStrings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([name]) => name === field)?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { scope, target: where } = choices.find(({ value }) => value === choice) ?? {
      scope: 'site',
      target: '',
    };
    accept.mutate(
      { ruleId: target.ruleId, scope, target: where, reason, until: until === '' ? null : until },
      {
        onSuccess: () => {
          toast.show({
            title: acceptStrings.accepted,
            description: acceptStrings.acceptedText(target.title),
            tone: 'good',
          });
          onClose();
        },
        onError: () => reasonField.current?.focus(),
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={acceptStrings.heading}
      description={acceptStrings.text}
      initialFocus={reasonField}
      actions={
        <>
          <Button onClick={onClose}>{acceptStrings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={accept.isPending}>
            {acceptStrings.submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.finding}>{target.title}</p>
        {refusal?.general && (
          <p role="alert" className={styles.error}>
            {refusal.general}
          </p>
        )}
        <SelectField
          stacked
          label={acceptStrings.where}
          value={choice}
          options={choices}
          onChange={setChoice}
        />
        <TextArea
          ref={reasonField}
          label={acceptStrings.reason}
          hint={acceptStrings.reasonHint}
          error={errorOf('reason')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextField
          type="date"
          label={acceptStrings.until}
          hint={acceptStrings.untilHint}
          error={errorOf('until')}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
