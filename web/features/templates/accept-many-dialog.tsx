/** Accepts several findings of a template at once, with one reason. */
import type { TemplateRule } from '@pagewright/contract/entities/template-view';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useAcceptMany } from './queries.ts';
import { strings } from './strings.ts';
import styles from './templates.module.css';

export interface AcceptManyDialogProps {
  readonly siteId: string;
  readonly pattern: string;
  readonly rules: readonly TemplateRule[];
  readonly onClose: () => void;
  readonly onAccepted: () => void;
}

export function AcceptManyDialog({ siteId, pattern, rules, onClose, onAccepted }: AcceptManyDialogProps) {
  const [scope, setScope] = useState<'pattern' | 'site'>('pattern');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const accept = useAcceptMany(siteId);
  const toast = useToast();
  const formId = useId();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const refusal = accept.error
    ? formRefusal(accept.error, { fields: ['reason', 'until'], fallback: strings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([name]) => name === field)?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const ruleIds = rules.map(({ ruleId }) => ruleId);
    const target = scope === 'site' ? '' : pattern;
    accept.mutate(
      { ruleIds, scope, target, reason, until: until === '' ? null : until },
      {
        onSuccess: () => {
          toast.show({ title: strings.accepted({ count: ruleIds.length }), tone: 'good' });
          onAccepted();
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
      title={strings.acceptHeading}
      description={strings.acceptText}
      initialFocus={reasonField}
      actions={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={accept.isPending}>
            {strings.submit}
          </Button>
        </>
      }
    >
      <Stack id={formId} as="form" gap={3} columns={1} onSubmit={submit} noValidate>
        <ul className={styles.chosen}>
          {rules.map(({ ruleId, title }) => (
            <li key={ruleId}>{title}</li>
          ))}
        </ul>
        {refusal?.general && (
          <Text role="alert" size="sm" weight={500} tone="poor">
            {refusal.general}
          </Text>
        )}
        <SelectField
          stacked
          label={strings.where}
          value={scope}
          options={[
            { value: 'pattern', label: strings.onTemplate({ pattern }) },
            { value: 'site', label: strings.onSite },
          ]}
          onChange={setScope}
        />
        <TextArea
          ref={reasonField}
          label={strings.reason}
          hint={strings.reasonHint}
          error={errorOf('reason')}
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <TextField
          type="date"
          label={strings.until}
          hint={strings.untilHint}
          error={errorOf('until')}
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
