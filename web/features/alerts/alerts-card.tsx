/** What the owner of a site is told after a run, how, and what was told. */
import { readAlerts, removeAlerts, saveAlerts, tryWebhook } from '@pagewright/contract/endpoints/alerts';
import { AlertKind, type Alerts, type AlertsForm } from '@pagewright/contract/entities/alert';
import { limits } from '@pagewright/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { formRefusal } from '../../api/field-errors.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './alerts.module.css';
import { DeliveryList } from './delivery-list.tsx';
import { strings } from './strings.ts';

export interface AlertsCardProps {
  readonly siteId: string;
  /** Where e-mails go; null where the account has no address. */
  readonly email: string | null;
}

export function AlertsCard({ siteId, email }: AlertsCardProps) {
  const { data } = useAlerts(siteId);
  if (data === undefined) return null;
  const { alerts, deliveries } = data;
  return (
    <Stack padding="large" aria-labelledby="site-alerts" as={Card} gap={5} columns={1}>
      <CardHeader id="site-alerts" level={2} title={strings.heading} description={describe(alerts)} />
      <AlertsFields key={JSON.stringify(alerts)} siteId={siteId} alerts={alerts} email={email} />
      {deliveries.length > 0 && <DeliveryList deliveries={deliveries} />}
    </Stack>
  );
}

function describe(alerts: Alerts | null): string {
  const channels = [
    ...(alerts?.byEmail === true ? [strings.channels.email] : []),
    ...(alerts !== null && alerts.webhookUrl !== null ? [strings.channels.webhook] : []),
  ];
  return channels.length === 0 ? strings.text : `${strings.on({ channels })} ${strings.text}`;
}

interface AlertsFieldsProps {
  readonly siteId: string;
  readonly alerts: Alerts | null;
  readonly email: string | null;
}

const initial = (alerts: Alerts | null, email: string | null): AlertsForm => ({
  byEmail: alerts?.byEmail ?? email !== null,
  webhookUrl: alerts?.webhookUrl ?? null,
  kinds: alerts?.kinds ?? [...AlertKind.options],
  scoreDrop: alerts?.scoreDrop ?? limits.alerts.scoreDrop.default,
});

/** The form of a site's alerts. */
function AlertsFields({ siteId, alerts, email }: AlertsFieldsProps) {
  const [form, setForm] = useState(() => initial(alerts, email));
  const [scoreDrop, setScoreDrop] = useState(String(form.scoreDrop));
  const [needsChannel, setNeedsChannel] = useState(false);
  const save = useSaveAlerts(siteId);
  const toast = useToast();
  const change = (part: Partial<AlertsForm>) => setForm((before) => ({ ...before, ...part }));
  const refusal = save.error
    ? formRefusal(save.error, { fields: ['webhookUrl', 'scoreDrop'], fallback: strings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([name]) => name === field)?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = !form.byEmail && form.webhookUrl === null;
    setNeedsChannel(isMissing);
    if (isMissing) return;
    save.mutate(
      { ...form, scoreDrop: Number(scoreDrop) },
      { onSuccess: () => toast.show({ title: strings.saved, tone: 'good' }) },
    );
  };
  return (
    <Stack as="form" gap={5} columns={1} onSubmit={submit} aria-label={strings.heading} noValidate>
      <fieldset className={styles.group}>
        <legend>{strings.kindsLegend}</legend>
        <div className={styles.kinds}>
          {AlertKind.options.map((kind) => (
            <Checkbox
              key={kind}
              label={strings.kinds[kind]}
              checked={form.kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) =>
                change({
                  kinds: checked ? [...form.kinds, kind] : form.kinds.filter((each) => each !== kind),
                })
              }
            />
          ))}
        </div>
        <div className={styles.short}>
          <TextField
            type="number"
            inputMode="numeric"
            min={limits.alerts.scoreDrop.min}
            max={limits.alerts.scoreDrop.max}
            label={strings.scoreDrop}
            error={errorOf('scoreDrop')}
            disabled={!form.kinds.includes('score-fell')}
            value={scoreDrop}
            onChange={({ currentTarget }) => setScoreDrop(currentTarget.value)}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{strings.howLegend}</legend>
        <Checkbox
          label={strings.byEmail}
          hint={email === null ? strings.noEmail : strings.byEmailHint({ email })}
          disabled={email === null}
          checked={form.byEmail}
          onChange={({ currentTarget }) => change({ byEmail: currentTarget.checked })}
        />
        <TextField
          type="url"
          label={strings.webhook}
          hint={strings.webhookHint}
          error={errorOf('webhookUrl') ?? (needsChannel ? strings.needsChannel : undefined)}
          placeholder="https://"
          maxLength={limits.alerts.webhookUrlMax}
          value={form.webhookUrl ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change({ webhookUrl: value.trim() === '' ? null : value })
          }
        />
        {alerts !== null && alerts.webhookSecret !== null && <Secret secret={alerts.webhookSecret} />}
      </fieldset>
      {refusal?.general && (
        <p role="alert" className={styles.error}>
          {refusal.general}
        </p>
      )}
      <Row gap={3} align="stretch" wrap>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {alerts === null ? strings.start : strings.save}
        </Button>
        {alerts !== null && alerts.webhookUrl !== null && <TryButton siteId={siteId} />}
        {alerts !== null && <RemoveButton siteId={siteId} />}
      </Row>
    </Stack>
  );
}

const Secret = ({ secret }: { readonly secret: string }) => (
  <Row gap={3} align="start" className={styles.secret}>
    <TextField
      label={strings.secret}
      hint={strings.secretHint}
      readOnly
      value={secret}
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyButton text={secret} label={strings.copySecret} />
  </Row>
);

function TryButton({ siteId }: { readonly siteId: string }) {
  const attempt = useTryWebhook(siteId);
  const toast = useToast();
  const run = () =>
    attempt.mutate(undefined, {
      onSuccess: ({ ok, message }) =>
        toast.show({
          title: ok ? strings.tested : strings.testFailed,
          description: message,
          tone: ok ? 'good' : 'poor',
        }),
      onError: (error) => toast.show({ title: wordsOf(error, strings.tryFailed), tone: 'poor' }),
    });
  return (
    <Button busy={attempt.isPending} onClick={run}>
      {strings.tryIt}
    </Button>
  );
}

function RemoveButton({ siteId }: { readonly siteId: string }) {
  const remove = useRemoveAlerts(siteId);
  const toast = useToast();
  return (
    <Button
      busy={remove.isPending}
      onClick={() => remove.mutate(undefined, { onSuccess: () => toast.show({ title: strings.removed }) })}
    >
      {strings.remove}
    </Button>
  );
}

/** Reading, saving, trying and ending the alerts of a site. */
const useAlerts = (siteId: string) =>
  useEndpoint(readAlerts, { params: { id: siteId } }, { staleTime: 30_000 });

function useSaveAlerts(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AlertsForm) => call(saveAlerts, { params: { id: siteId }, body }),
    onSuccess: () => invalidate(client, readAlerts),
  });
}

function useRemoveAlerts(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeAlerts, { params: { id: siteId } }),
    onSettled: () => invalidate(client, readAlerts),
  });
}

const useTryWebhook = (siteId: string) =>
  useMutation({ mutationFn: () => call(tryWebhook, { params: { id: siteId }, body: {} }) });
