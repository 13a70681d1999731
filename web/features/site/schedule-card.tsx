/** When the site is analysed again by itself. */
import type { Schedule, ScheduleForm } from '@pagewright/contract/entities/schedule';
import { type FormEvent, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateTimeIn } from '../../ui/date-words.ts';
import { TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRemoveSchedule, useSaveSchedule, useSchedule } from './schedule-queries.ts';
import { scheduleStrings as strings } from './schedule-strings.ts';
import styles from './site.module.css';

export function ScheduleCard({ siteId }: { readonly siteId: string }) {
  const { data } = useSchedule(siteId);
  if (data === undefined) return null;
  const { schedule } = data;
  return (
    <Card padding="large" aria-labelledby="site-schedule" className={styles.runs}>
      <CardHeader
        id="site-schedule"
        level={2}
        title={strings.heading}
        description={
          schedule === null || schedule.pausedBecause !== null
            ? strings.text
            : strings.next(dateTimeIn(schedule.nextAt, schedule.timeZone))
        }
      />
      {schedule !== null && schedule.pausedBecause !== null && (
        <Alert tone="fair" title={strings.paused}>
          {schedule.pausedBecause}
        </Alert>
      )}
      <ScheduleFields key={JSON.stringify(schedule)} siteId={siteId} schedule={schedule} />
    </Card>
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
    <form className={styles.schedule} onSubmit={submit} aria-label={strings.heading} noValidate>
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
    </form>
  );
}
