/** The form that requests a password reset link. */
import { zodResolver } from '@hookform/resolvers/zod';
import { requestPasswordReset } from '@pagewright/contract/endpoints/session';
import { useForm } from 'react-hook-form';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormAlert } from './form-alert.tsx';
import styles from './forms.module.css';
import { useRequestReset, useServerInfo } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

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
        <p>{strings.forgotDoneText(request.variables)}</p>
        {noMail && <p>{strings.noMailText}</p>}
      </Alert>
    );
  }
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
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
    </form>
  );
}
