/** Creates an API key and shows it once. */
import type { ApiKeyScope } from '@pagewright/contract/entities/api-key';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField, RadioGroupField, TextField } from '../../ui/field.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import styles from './api-keys.module.css';
import { useCreateApiKey } from './queries.ts';
import { strings } from './strings.ts';

type Choice = 'read' | 'run';

const scopesOf: Readonly<Record<Choice, ApiKeyScope[]>> = { read: ['read'], run: ['read', 'run'] };

const choices = () =>
  [
    { value: 'read', label: strings.readOnly, hint: strings.readOnlyHint },
    { value: 'run', label: strings.readAndRun, hint: strings.readAndRunHint },
  ] as const;

export function CreateKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const create = useCreateApiKey();
  return create.data === undefined ? (
    <KeyForm create={create} onClose={onClose} />
  ) : (
    <MadeKey apiKey={create.data.key} onClose={onClose} />
  );
}

interface KeyFormProps {
  readonly create: ReturnType<typeof useCreateApiKey>;
  readonly onClose: () => void;
}

function KeyForm({ create, onClose }: KeyFormProps) {
  const [name, setName] = useState('');
  const [choice, setChoice] = useState<Choice>('read');
  const formId = useId();
  const [password, setPassword] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const needsPassword = password !== null;
  useEffect(() => {
    if (needsPassword) passwordField.current?.focus();
  }, [needsPassword]);
  const refusal = create.error
    ? formRefusal(create.error, { fields: ['name', 'password'], fallback: strings.failed })
    : null;
  const errors = Object.fromEntries(refusal?.fields ?? []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate(
      { name, scopes: scopesOf[choice], ...(password !== null && { password }) },
      {
        onError: (error) => {
          // The server wants the password where the sign-in is not recent.
          if (error instanceof ApiError && error.code === 'password_needed') setPassword('');
          else nameField.current?.focus();
        },
      },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={strings.createTitle}
      description={strings.createText}
      initialFocus={nameField}
      actions={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {strings.create}
          </Button>
        </>
      }
    >
      <Stack id={formId} as="form" gap={4} onSubmit={submit} noValidate>
        {refusal?.general && (
          <Text role="alert" size="sm" weight={500} tone="poor">
            {refusal.general}
          </Text>
        )}
        <TextField
          ref={nameField}
          label={strings.name}
          hint={strings.nameHint}
          error={errors['name']}
          maxLength={limits.apiKeys.nameMax}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <RadioGroupField
          legend={strings.scope}
          name="scope"
          value={choice}
          options={choices()}
          onChange={setChoice}
        />
        {password !== null && (
          <PasswordField
            label={strings.password}
            error={errors['password']}
            autoComplete="current-password"
            ref={passwordField}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

function MadeKey({ apiKey, onClose }: { readonly apiKey: string; readonly onClose: () => void }) {
  // Not the cross: whoever presses Enter once more would never see the key again.
  const keyField = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      size="lg"
      initialFocus={keyField}
      onClose={onClose}
      title={strings.madeTitle}
      description={strings.madeText}
      actions={
        <>
          <CopyButton text={apiKey} label={strings.copy} variant="primary" />
          <Button onClick={onClose}>{strings.done}</Button>
        </>
      }
    >
      <TextField
        ref={keyField}
        label={strings.key}
        readOnly
        autoComplete="off"
        spellCheck={false}
        className={styles.key}
        value={apiKey}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
