/** Plans a finding: on which pages, what state, who, a note, and a ticket to copy. */
import { WorkChoice, type WorkItem } from '@pagewright/contract/entities/work-item';
import type { IssueGroup } from '@pagewright/contract/report/issue-groups';
import { ticketText } from '@pagewright/contract/report/ticket-text';
import { workLabels } from '@pagewright/contract/report/work-words';
import { type FormEvent, useId, useState } from 'react';
import { formRefusal } from '../../../../api/field-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useReportData } from '../../shared/report-context.ts';
import { type SiteWork, useChangeWork } from './use-work.ts';
import { workStrings } from './work-strings.ts';

export interface PlanDialogProps {
  readonly group: IssueGroup;
  readonly work: SiteWork;
  /** The page that is planned at first; empty for all of them. */
  readonly target: string;
  readonly onClose: () => void;
}

const valuesOf = (item: WorkItem | undefined) => ({
  state: (item?.state === 'reopened' ? 'todo' : (item?.state ?? 'todo')) as WorkChoice,
  assignee: item?.assignee ?? '',
  note: item?.note ?? '',
});

const pathOf = (url: string): string => {
  if (!URL.canParse(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};

/** What the choice is about; a finding about the host has no pages to choose from. */
const targetsOf = (group: IssueGroup) => [
  { value: '', label: workStrings.allPages },
  ...(group.isHostWide ? [] : group.urls.map((url) => ({ value: url, label: pathOf(url) }))),
];

export function PlanDialog({ group, work: { siteId, items }, target: first, onClose }: PlanDialogProps) {
  const { domain, id } = useReportData().analysis;
  const itemOn = (url: string) =>
    items.find(({ ruleId, target }) => ruleId === group.ruleId && target === url);
  const [target, setTarget] = useState(first);
  const [values, setValues] = useState(() => valuesOf(itemOn(first)));
  const change = useChangeWork(siteId);
  const toast = useToast();
  const formId = useId();
  const refusal = change.error
    ? formRefusal(change.error, { fields: ['assignee', 'note'], fallback: workStrings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([name]) => name === field)?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(
      { ruleId: group.ruleId, target, ...values },
      {
        onSuccess: () => {
          toast.show({ title: workStrings.saved, description: group.title, tone: 'good' });
          onClose();
        },
      },
    );
  };
  const reportUrl = `${window.location.origin}/analysis/${id}?by=issue&rule=${group.ruleId}`;
  const targets = targetsOf(group);
  return (
    <Dialog
      open
      onClose={onClose}
      title={workStrings.heading}
      description={workStrings.text}
      actions={
        <>
          <CopyButton
            text={ticketText(group, { domain, reportUrl, only: target })}
            label={workStrings.copy}
          />
          <Button onClick={onClose}>{workStrings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={change.isPending}>
            {workStrings.submit}
          </Button>
        </>
      }
    >
      <Stack id={formId} as="form" gap={4} onSubmit={submit} noValidate>
        <Text weight={600}>{group.title}</Text>
        {refusal?.general && (
          <Text role="alert" size="sm" weight={500} tone="poor">
            {refusal.general}
          </Text>
        )}
        {targets.length > 1 && (
          <SelectField
            stacked
            label={workStrings.target}
            value={target}
            options={targets}
            onChange={(url) => {
              setTarget(url);
              setValues(valuesOf(itemOn(url)));
            }}
          />
        )}
        <SelectField
          stacked
          label={workStrings.state}
          value={values.state}
          options={WorkChoice.options.map((value) => ({
            value,
            label: value === 'none' ? workStrings.none : workLabels[value],
          }))}
          onChange={(state) => setValues({ ...values, state })}
        />
        <TextField
          label={workStrings.assignee}
          error={errorOf('assignee')}
          maxLength={100}
          value={values.assignee}
          onChange={({ currentTarget }) => setValues({ ...values, assignee: currentTarget.value })}
        />
        <TextArea
          label={workStrings.note}
          error={errorOf('note')}
          rows={2}
          maxLength={1000}
          value={values.note}
          onChange={({ currentTarget }) => setValues({ ...values, note: currentTarget.value })}
        />
      </Stack>
    </Dialog>
  );
}
