/** The form of one credential: basic authentication, a header or a cookie. */
import { type CredentialForm, CredentialKind } from '@pagewright/contract/entities/site-access';
import { limits } from '@pagewright/contract/limits';
import { type FormEvent, useState } from 'react';
import { formRefusal } from '../../api/field-errors.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './access.module.css';
import { useSetCredential } from './queries.ts';
import { strings } from './strings.ts';
import { useFocusOnce } from './use-focus-once.ts';

export interface CredentialFieldsProps {
  readonly siteId: string;
  readonly kind: CredentialKind;
  readonly name: string;
  /** After Replace. */
  readonly hasFocus: boolean;
  readonly onSaved: () => void;
}

const kindOptions = () => CredentialKind.options.map((value) => ({ value, label: strings.kinds[value] }));
const fieldNames = ['name', 'value', 'username', 'password'] as const;

const formOf = (kind: CredentialKind, name: string, value: string): CredentialForm =>
  kind === 'basic' ? { kind, username: name, password: value } : { kind, name, value };

/** Browsers must not fill in the person's own password of this product. */
const notOwn = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'off' } as const;

export function CredentialFields(props: CredentialFieldsProps) {
  const { siteId, hasFocus, onSaved } = props;
  const [kind, setKind] = useState(props.kind);
  const [name, setName] = useState(props.name);
  const [value, setValue] = useState('');
  const isNameKnown = props.name !== '';
  const nameField = useFocusOnce(hasFocus && !isNameKnown);
  const valueField = useFocusOnce(hasFocus && isNameKnown);
  const save = useSetCredential(siteId);
  const toast = useToast();
  const refusal = save.error
    ? formRefusal(save.error, { fields: fieldNames, fallback: strings.credentialFailed })
    : null;
  const errorOf = (...fields: string[]) => refusal?.fields.find(([field]) => fields.includes(field))?.[1];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(formOf(kind, name, value), {
      onSuccess: () => {
        toast.show({ title: strings.credentialSaved, tone: 'good' });
        onSaved();
      },
    });
  };
  return (
    <Stack as="form" gap={4} columns={1} onSubmit={submit} aria-label={strings.add} noValidate>
      <div className={styles.fields}>
        <SelectField stacked label={strings.kind} value={kind} options={kindOptions()} onChange={setKind} />
        <TextField
          {...notOwn}
          label={{ basic: strings.username, header: strings.headerName, cookie: strings.cookieName }[kind]}
          hint={kind === 'header' ? strings.headerHint : undefined}
          error={errorOf('name', 'username')}
          maxLength={limits.siteAccess.nameMax}
          ref={nameField}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <PasswordField
          {...notOwn}
          autoComplete="new-password"
          label={kind === 'basic' ? strings.password : strings.value}
          error={errorOf('value', 'password')}
          maxLength={limits.siteAccess.valueMax}
          ref={valueField}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      </div>
      {refusal?.general && (
        <Text role="alert" size="sm" tone="poor">
          {refusal.general}
        </Text>
      )}
      <Row gap={3} align="stretch" wrap>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {strings.saveCredential}
        </Button>
      </Row>
    </Stack>
  );
}
