/** The form of a site's alerts. */
import { AlertKind, type Alerts, type AlertsForm } from '@pagewright/contract/entities/alert';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './alerts.module.css';
import { useRemoveAlerts, useSaveAlerts, useTryWebhook } from './queries.ts';
import { strings } from './strings.ts';

export interface AlertsFieldsProps {
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

export function AlertsFields({ siteId, alerts, email }: AlertsFieldsProps) {
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
    <form className={styles.form} onSubmit={submit} aria-label={strings.heading} noValidate>
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
          hint={email === null ? strings.noEmail : strings.byEmailHint(email)}
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
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {alerts === null ? strings.start : strings.save}
        </Button>
        {alerts !== null && alerts.webhookUrl !== null && <TryButton siteId={siteId} />}
        {alerts !== null && <RemoveButton siteId={siteId} />}
      </div>
    </form>
  );
}

const Secret = ({ secret }: { readonly secret: string }) => (
  <div className={styles.secret}>
    <TextField
      label={strings.secret}
      hint={strings.secretHint}
      readOnly
      value={secret}
      onFocus={(event) => event.currentTarget.select()}
    />
    <CopyButton text={secret} label={strings.copySecret} />
  </div>
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
