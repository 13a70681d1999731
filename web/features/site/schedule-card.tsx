/** When the site is analysed again by itself. */
import { readSchedule, removeSchedule, saveSchedule } from '@pagewright/contract/endpoints/schedules';
import type { Schedule, ScheduleForm } from '@pagewright/contract/entities/schedule';
import { messages } from '@pagewright/contract/messages/translate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { formRefusal } from '../../api/field-errors.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeIn } from '../../ui/date-words.ts';
import { TextField } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './site.module.css';

/** The words of the schedule. */
const strings = messages({
  heading: 'Schedule',
  text: 'Analyze this site automatically with your current settings. Each analysis costs the same as a scan.',
  next: 'Next analysis: {date}. Each analysis costs the same as a scan.',
  paused: 'Paused',
  every: 'Every',
  intervals: { day: 'Day', week: 'Week', month: 'Month' },
  at: 'At',
  timeZone: 'Time zone',
  start: 'Start schedule',
  save: 'Save schedule',
  remove: 'Remove schedule',
  saved: 'Schedule saved',
  removed: 'Schedule removed',
  failed: 'The schedule could not be saved.',
});

export function ScheduleCard({ siteId }: { readonly siteId: string }) {
  const { data } = useSchedule(siteId);
  if (data === undefined) return null;
  const { schedule } = data;
  return (
    <Stack
      padding="large"
      aria-labelledby="site-schedule"
      as={Card}
      gap={5}
      columns={1}
      className={styles.runs}
    >
      <CardHeader
        id="site-schedule"
        level={2}
        title={strings.heading}
        description={
          schedule === null || schedule.pausedBecause !== null
            ? strings.text
            : strings.next({ date: dateTimeIn(schedule.nextAt, schedule.timeZone) })
        }
      />
      {schedule !== null && schedule.pausedBecause !== null && (
        <Alert tone="fair" title={strings.paused}>
          {schedule.pausedBecause}
        </Alert>
      )}
      <ScheduleFields key={JSON.stringify(schedule)} siteId={siteId} schedule={schedule} />
    </Stack>
  );
}

const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const intervals = (['day', 'week', 'month'] as const).map((value) => ({
  value,
  label: strings.intervals[value],
}));

interface ScheduleFieldsProps {
  readonly siteId: string;
  readonly schedule: Schedule | null;
}

function ScheduleFields({ siteId, schedule }: ScheduleFieldsProps) {
  const save = useSaveSchedule(siteId);
  const remove = useRemoveSchedule(siteId);
  const toast = useToast();
  const [every, setEvery] = useState<ScheduleForm['every']>(schedule?.every ?? 'week');
  const [at, setAt] = useState(schedule?.at ?? '07:00');
  const [timeZone, setTimeZone] = useState(schedule?.timeZone ?? ownTimeZone());
  const refusal = save.error
    ? formRefusal(save.error, { fields: ['at', 'timeZone'], fallback: strings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([name]) => name === field)?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { every, at, timeZone },
      { onSuccess: () => toast.show({ title: strings.saved, tone: 'good' }) },
    );
  };
  return (
    <Row
      as="form"
      gap={3}
      align="end"
      wrap
      className={styles.schedule}
      onSubmit={submit}
      aria-label={strings.heading}
      noValidate
    >
      <SelectField stacked label={strings.every} value={every} options={intervals} onChange={setEvery} />
      <TextField
        type="time"
        label={strings.at}
        error={errorOf('at')}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <TextField
        label={strings.timeZone}
        error={errorOf('timeZone') ?? refusal?.general ?? undefined}
        value={timeZone}
        onChange={({ currentTarget }) => setTimeZone(currentTarget.value)}
      />
      <Button type="submit" variant="primary" busy={save.isPending}>
        {schedule === null ? strings.start : strings.save}
      </Button>
      {schedule !== null && (
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
  );
}

/** Reading, saving and removing a schedule. */
const useSchedule = (siteId: string) =>
  useEndpoint(readSchedule, { params: { id: siteId } }, { staleTime: 30_000 });

function useSaveSchedule(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ScheduleForm) => call(saveSchedule, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, readSchedule),
  });
}

function useRemoveSchedule(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeSchedule, { params: { id: siteId } }),
    onSettled: () => invalidate(client, readSchedule),
  });
}
