/** Creates an API key and shows it once. */
import type { ApiKeyScope } from '@pagewright/contract/entities/api-key';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioGroupField, TextField } from '../../ui/field.tsx';
import styles from './api-keys.module.css';
import { useCreateApiKey } from './queries.ts';
import { strings } from './strings.ts';

type Choice = 'read' | 'run';

const scopesOf: Readonly<Record<Choice, ApiKeyScope[]>> = { read: ['read'], run: ['read', 'run'] };

const choices = [
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
  const nameField = useRef<HTMLInputElement>(null);
  const refusal = create.error
    ? formRefusal(create.error, { fields: ['name'], fallback: strings.failed })
    : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ name, scopes: scopesOf[choice] }, { onError: () => nameField.current?.focus() });
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
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        {refusal?.general && (
          <p role="alert" className={styles.error}>
            {refusal.general}
          </p>
        )}
        <TextField
          ref={nameField}
          label={strings.name}
          hint={strings.nameHint}
          error={refusal?.fields[0]?.[1]}
          maxLength={limits.apiKeys.nameMax}
          autoComplete="off"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <RadioGroupField
          legend={strings.scope}
          name="scope"
          value={choice}
          options={choices}
          onChange={setChoice}
        />
      </form>
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
