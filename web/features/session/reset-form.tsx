/** Choosing a new password with the token of a mailed link. */
import { zodResolver } from '@hookform/resolvers/zod';
import { resetPassword } from '@pagewright/contract/endpoints/session';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { FormAlert } from './form-alert.tsx';
import styles from './forms.module.css';
import { useResetPassword } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function ResetForm({ token, onDone }: { readonly token: string; readonly onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(resetPassword.body),
    defaultValues: { token, password: '' },
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
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <FormAlert text={general} />
      <PasswordField
        label={strings.newPassword}
        hint={strings.passwordHint}
        autoComplete="new-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={reset.isPending}>
        {strings.resetSubmit}
      </Button>
    </form>
  );
}
