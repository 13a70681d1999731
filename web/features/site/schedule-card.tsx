/** When the site is analysed again by itself. */
import { readSchedule, removeSchedule, saveSchedule } from '@pagewright/contract/endpoints/schedules';
import { readSettings, readUsage } from '@pagewright/contract/endpoints/settings';
import type { Schedule, ScheduleForm } from '@pagewright/contract/entities/schedule';
import { dateFormat } from '@pagewright/contract/messages/date-format';
import { messages } from '@pagewright/contract/messages/translate';
import { mostScanCredits } from '@pagewright/contract/pricing/scan-price';
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
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './site.module.css';

/** The words of the schedule. */
const strings = messages({
  heading: 'Schedule',
  text: 'Analyze this site automatically with your current settings. {price}',
  next: 'Next analysis: {date}. {price}',
  price: 'Each analysis costs at most {credits, plural, one {# credit} other {# credits}}.',
  sameAsScan: 'Each analysis costs the same as a scan.',
  paused: 'Paused',
  every: 'Every',
  intervals: { day: 'Day', week: 'Week', month: 'Month' },
  weekday: 'On',
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
  const { data: usage } = useEndpoint(readUsage, {});
  const { data: settings } = useEndpoint(readSettings, {});
  if (data === undefined) return null;
  const { schedule } = data;
  const price =
    usage === undefined || settings === undefined
      ? strings.sameAsScan
      : strings.price({ credits: mostScanCredits(usage.accountStatus, settings) });
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
            ? strings.text({ price })
            : strings.next({ date: dateTimeIn(schedule.nextAt, schedule.timeZone), price })
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

/** 1 is Monday: the fifth of January 2026. */
const weekdayName = (day: number): string =>
  dateFormat({ weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 4 + day));

const weekdays = () => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }));

/** Those of the browser, and the one that is saved. */
const timeZones = (saved: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', saved])]
    .toSorted((a, b) => a.localeCompare(b))
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const intervals = () =>
  (['day', 'week', 'month'] as const).map((value) => ({
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
  const [weekday, setWeekday] = useState(String(schedule?.weekday ?? 1));
  const [at, setAt] = useState(schedule?.at ?? '07:00');
  const [timeZone, setTimeZone] = useState(schedule?.timeZone ?? ownTimeZone());
  const refusal = save.error
    ? formRefusal(save.error, { fields: ['at', 'timeZone'], fallback: strings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([name]) => name === field)?.[1];
  const problem = errorOf('timeZone') ?? refusal?.general ?? undefined;
  const [zones] = useState(() => timeZones(timeZone));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { every, at, timeZone, ...(every === 'week' && { weekday: Number(weekday) }) },
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
      <SelectField stacked label={strings.every} value={every} options={intervals()} onChange={setEvery} />
      {every === 'week' && (
        <SelectField
          stacked
          label={strings.weekday}
          value={weekday}
          options={weekdays()}
          onChange={setWeekday}
        />
      )}
      <TextField
        type="time"
        label={strings.at}
        error={errorOf('at')}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <SelectField stacked label={strings.timeZone} value={timeZone} options={zones} onChange={setTimeZone} />
      {problem !== undefined && (
        <Text role="alert" size="sm" weight={500} tone="poor">
          {problem}
        </Text>
      )}
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
