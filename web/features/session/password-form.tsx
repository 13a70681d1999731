/** Changing the password. */
import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChangeForm, type User } from '@pagewright/contract/entities/user';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import cardStyles from './account-forms.module.css';
import { FormAlert } from './form-alert.tsx';
import styles from './forms.module.css';
import { useChangePassword } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function PasswordForm({ user }: { readonly user: User }) {
  const form = useForm({
    resolver: zodResolver(PasswordChangeForm),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { general, refuse, forgive } = useRefusedForm(form, {
    fields: ['currentPassword', 'newPassword'],
    byCode: { wrong_password: 'currentPassword', password_too_common: 'newPassword' },
  });
  const change = useChangePassword();
  const toast = useToast();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    forgive();
    change.mutate(values, {
      onSuccess: () => {
        form.reset();
        toast.show({ title: strings.passwordSaved, description: strings.passwordSavedText, tone: 'good' });
      },
      onError: refuse,
    });
  });
  return (
    <Card padding="large" aria-labelledby="password-heading" className={cardStyles.card}>
      <CardHeader
        id="password-heading"
        level={2}
        title={strings.passwordHeading}
        description={strings.passwordText}
      />
      <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <FormAlert text={general} />
        {/* Lets a password manager know whose password this is. */}
        <input type="email" autoComplete="username" value={user.email ?? ''} readOnly hidden />
        <PasswordField
          label={strings.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label={strings.newPassword}
          hint={strings.passwordHint}
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <Button type="submit" className={styles.start} busy={change.isPending}>
          {strings.changePassword}
        </Button>
      </form>
    </Card>
  );
}
