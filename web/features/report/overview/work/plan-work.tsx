/** Puts a finding on the work list of its site: what state, who, a note, and a ticket to copy. */
import { WorkChoice } from '@pagewright/contract/entities/work-item';
import type { IssueGroup } from '@pagewright/contract/report/issue-groups';
import { ticketText } from '@pagewright/contract/report/ticket-text';
import { workLabels } from '@pagewright/contract/report/work-words';
import { type FormEvent, useId, useState } from 'react';
import { formRefusal } from '../../../../api/field-errors.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../../ui/field.tsx';
import { Stack, Text } from '../../../../ui/layout.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useReportData } from '../../shared/report-context.ts';
import { type PlannedWork, useChangeWork, useWork } from './use-work.ts';
import { workStrings } from './work-strings.ts';

const badgeOf = ({ state, assignee }: NonNullable<PlannedWork['item']>): string =>
  assignee === '' ? workLabels[state] : workStrings.badge({ state: workLabels[state], assignee });

/** What the report says of a finding on the list. */
export function WorkBadge({ ruleId }: Pick<IssueGroup, 'ruleId'>) {
  const item = useWork(ruleId)?.item;
  if (item === undefined) return null;
  const tones = { todo: 'neutral', doing: 'info', done: 'good', reopened: 'fair' } as const;
  return <Badge tone={tones[item.state]}>{badgeOf(item)}</Badge>;
}

export function PlanButton({ group }: { readonly group: IssueGroup }) {
  const work = useWork(group.ruleId);
  const [isOpen, setOpen] = useState(false);
  if (work === null) return null;
  return (
    <div data-print="hide">
      <Button
        variant="quiet"
        aria-label={workStrings.planLabel({ title: group.title })}
        onClick={() => setOpen(true)}
      >
        {workStrings.plan}
      </Button>
      {isOpen && <PlanDialog group={group} work={work} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface PlanDialogProps {
  readonly group: IssueGroup;
  readonly work: PlannedWork;
  readonly onClose: () => void;
}

function PlanDialog({ group, work: { siteId, item }, onClose }: PlanDialogProps) {
  const { domain, id } = useReportData().analysis;
  const before = item?.state === 'reopened' ? 'todo' : item?.state;
  const [state, setState] = useState<WorkChoice>(before ?? 'todo');
  const [assignee, setAssignee] = useState(item?.assignee ?? '');
  const [note, setNote] = useState(item?.note ?? '');
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
      { ruleId: group.ruleId, target: '', state, assignee, note },
      {
        onSuccess: () => {
          toast.show({ title: workStrings.saved, description: group.title, tone: 'good' });
          onClose();
        },
      },
    );
  };
  const reportUrl = `${window.location.origin}/analysis/${id}?by=issue&rule=${group.ruleId}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={workStrings.heading}
      description={workStrings.text}
      actions={
        <>
          <CopyButton text={ticketText(group, { domain, reportUrl })} label={workStrings.copy} />
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
        <SelectField
          stacked
          label={workStrings.state}
          value={state}
          options={WorkChoice.options.map((value) => ({
            value,
            label: value === 'none' ? workStrings.none : workLabels[value],
          }))}
          onChange={setState}
        />
        <TextField
          label={workStrings.assignee}
          error={errorOf('assignee')}
          maxLength={100}
          value={assignee}
          onChange={({ currentTarget }) => setAssignee(currentTarget.value)}
        />
        <TextArea
          label={workStrings.note}
          error={errorOf('note')}
          rows={2}
          maxLength={1000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
