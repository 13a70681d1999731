/** White label: the name, logo and colour that shared pages and exported reports show. */
import type { Branding } from '@pagewright/contract/entities/branding';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './branding.module.css';
import { LogoField } from './logo-field.tsx';
import { useBranding, useRemoveBranding, useSaveBranding } from './queries.ts';
import { strings } from './strings.ts';

export function BrandingCard() {
  const { data } = useBranding();
  if (data === undefined) return null;
  return (
    <Card padding="large" aria-labelledby="white-label" className={styles.card}>
      <CardHeader id="white-label" level={2} title={strings.heading} description={strings.text} />
      <BrandingFields key={JSON.stringify(data.branding)} branding={data.branding} />
    </Card>
  );
}

const firstColor = '#2747c9';

function BrandingFields({ branding }: { readonly branding: Branding | null }) {
  const [name, setName] = useState(branding?.name ?? '');
  const [color, setColor] = useState(branding?.color ?? null);
  const [logo, setLogo] = useState(branding?.logo ?? null);
  const save = useSaveBranding();
  const remove = useRemoveBranding();
  const toast = useToast();
  const refusal = save.error
    ? formRefusal(save.error, { fields: ['name', 'color', 'logo'], fallback: strings.failed })
    : null;
  const errorOf = (field: string) => refusal?.fields.find(([each]) => each === field)?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { name, color, logo },
      {
        onSuccess: () => toast.show({ title: strings.saved, description: strings.savedText, tone: 'good' }),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={strings.heading} noValidate>
      {refusal?.general && (
        <p role="alert" className={styles.error}>
          {refusal.general}
        </p>
      )}
      <TextField
        label={strings.name}
        hint={strings.nameHint}
        error={errorOf('name')}
        maxLength={limits.branding.nameMax}
        autoComplete="organization"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <LogoField logo={logo} error={errorOf('logo')} onChange={setLogo} />
      <Checkbox
        label={strings.colorOn}
        checked={color !== null}
        onChange={({ currentTarget }) => setColor(currentTarget.checked ? firstColor : null)}
      />
      {color !== null && (
        <TextField
          type="color"
          label={strings.color}
          hint={strings.colorHint}
          error={errorOf('color')}
          value={color}
          onChange={({ currentTarget }) => setColor(currentTarget.value)}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {strings.save}
        </Button>
        {branding !== null && (
          <Button
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, { onSuccess: () => toast.show({ title: strings.removed }) })
            }
          >
            {strings.remove}
          </Button>
        )}
      </div>
    </form>
  );
}
