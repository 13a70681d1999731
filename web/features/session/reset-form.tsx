/** A forgotten password: asking for a link by mail, and choosing a new one with its token. */
import { zodResolver } from '@hookform/resolvers/zod';
import { requestPasswordReset, resetPassword } from '@pagewright/contract/endpoints/session';
import { useForm } from 'react-hook-form';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, PasswordField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { useRequestReset, useResetPassword, useServerInfo } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(resetPassword.body),
    defaultValues: { token, password: '', revokeKeys: true },
  });
  const { general, refuse, forgive } = useRefusedForm(form, {
    fields: ['password'],
    byCode: { password_too_common: 'password' },
  });
  const reset = useResetPassword();
  const submit = form.handleSubmit((values) => {
    forgive();
    reset.mutate(values, { onSuccess: onDone, onError: refuse });
  });
  return (
    <Stack noValidate as="form" gap={4} columns={1} onSubmit={(event) => void submit(event)}>
      <FormAlert text={general} />
      <PasswordField
        label={strings.newPassword}
        hint={strings.passwordHint}
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Checkbox label={strings.revokeKeys} hint={strings.revokeKeysHint} {...form.register('revokeKeys')} />
      <Button type="submit" variant="primary" size="lg" wide busy={reset.isPending}>
        {strings.resetSubmit}
      </Button>
    </Stack>
  );
}

/** The form that requests a password reset link. */
export function ForgotForm() {
  const form = useForm({ resolver: zodResolver(requestPasswordReset.body), defaultValues: { email: '' } });
  const { general, refuse, forgive } = useRefusedForm(form, { fields: ['email'] });
  const { data: server } = useServerInfo();
  const request = useRequestReset();
  const submit = form.handleSubmit(({ email }) => {
    forgive();
    request.mutate(email, { onError: refuse });
  });
  const noMail = server?.sendsMail === false;
  if (request.isSuccess) {
    return (
      <Alert live tone="good" title={strings.forgotDone}>
        <p>{strings.forgotDoneText({ email: request.variables })}</p>
        {noMail && <p>{strings.noMailText}</p>}
      </Alert>
    );
  }
  return (
    <Stack noValidate as="form" gap={4} columns={1} onSubmit={(event) => void submit(event)}>
      <FormAlert text={general} />
      {noMail && <Alert tone="info" title={strings.noMailText} />}
      <TextField
        label={strings.email}
        type="email"
        autoComplete="username"
        error={form.formState.errors.email?.message}
        {...form.register('email')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={request.isPending}>
        {strings.forgotSubmit}
      </Button>
    </Stack>
  );
}
