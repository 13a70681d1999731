/** White label: the name, logo and colour that shared pages and exported reports show. */
import { readBranding, removeBranding, saveBranding } from '@pagewright/contract/endpoints/branding';
import type { Branding } from '@pagewright/contract/entities/branding';
import { limits } from '@pagewright/contract/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { formRefusal } from '../../api/field-errors.ts';
import { invalidate, useEndpoint } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { Note, Row, Stack, Text } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './branding.module.css';
import { strings } from './strings.ts';

export function BrandingCard() {
  const { data } = useBranding();
  if (data === undefined) return null;
  return (
    <Stack padding="large" aria-labelledby="white-label" as={Card} gap={4} columns={1}>
      <CardHeader id="white-label" level={2} title={strings.heading} description={strings.text} />
      <BrandingFields key={JSON.stringify(data.branding)} branding={data.branding} />
    </Stack>
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
    <Stack
      as="form"
      gap={4}
      columns={1}
      className={styles.form}
      onSubmit={submit}
      aria-label={strings.heading}
      noValidate
    >
      {refusal?.general && (
        <Text role="alert" size="sm" weight={500} tone="poor">
          {refusal.general}
        </Text>
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
      <Row gap={3} align="stretch" wrap>
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
      </Row>
    </Stack>
  );
}

/** Reading, saving and removing the white label. */
const useBranding = () => useEndpoint(readBranding, {});

function useSaveBranding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Branding) => call(saveBranding, { body }),
    onSuccess: () => invalidate(client, readBranding),
  });
}

function useRemoveBranding() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(removeBranding, {}),
    onSettled: () => invalidate(client, readBranding),
  });
}

interface LogoFieldProps {
  /** A data URL; null for none. */
  readonly logo: string | null;
  readonly error?: string | undefined;
  readonly onChange: (logo: string | null) => void;
}

/** Chooses a logo, shows it, and takes it away again. */
function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const id = useId();
  const message = isUnreadable ? strings.logoFailed : error;
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      onChange(await shrinkImage(file));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
  };
  return (
    <fieldset className={styles.logo} aria-describedby={`${id}-hint`}>
      <legend>{strings.logo}</legend>
      {logo !== null && (
        <div className={styles.preview}>
          <img src={logo} alt={strings.logoAlt} />
        </div>
      )}
      <input
        ref={input}
        type="file"
        id={id}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        accept="image/png,image/jpeg,image/webp"
        onChange={({ currentTarget }) => {
          void choose(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <Row gap={3} align="stretch" wrap>
        <Button onClick={() => input.current?.click()}>
          {logo === null ? strings.chooseLogo : strings.replaceLogo}
        </Button>
        {logo !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {strings.removeLogo}
          </Button>
        )}
      </Row>
      {message !== undefined && (
        <Text role="alert" size="sm" weight={500} tone="poor">
          {message}
        </Text>
      )}
      <Note id={`${id}-hint`} tone="soft">
        {strings.logoHint}
      </Note>
    </fieldset>
  );
}

/** Twice what a report shows, for sharp screens. */
const box = { width: 320, height: 80 };

/** A PNG as a data URL. Rejects when the browser cannot read the file as an image. */
async function shrinkImage(file: Blob): Promise<string> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, box.width / image.width, box.height / image.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw images.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return canvas.toDataURL('image/png');
}
