/** Changing the password. */
import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordChangeForm, type User } from '@pagewright/contract/entities/user';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Checkbox, PasswordField } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormAlert } from './form-alert.tsx';
import styles from './forms.module.css';
import { useChangePassword } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function PasswordForm({ user }: { readonly user: User }) {
  const form = useForm({
    resolver: zodResolver(PasswordChangeForm),
    defaultValues: { currentPassword: '', newPassword: '', revokeKeys: true },
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
    <Stack padding="large" aria-labelledby="password-heading" as={Card} gap={4} columns={1}>
      <CardHeader
        id="password-heading"
        level={2}
        title={strings.passwordHeading}
        description={strings.passwordText}
      />
      <Stack noValidate as="form" gap={4} columns={1} onSubmit={(event) => void submit(event)}>
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
        <Checkbox label={strings.revokeKeys} hint={strings.revokeKeysHint} {...form.register('revokeKeys')} />
        <Button type="submit" className={styles.start} busy={change.isPending}>
          {strings.changePassword}
        </Button>
      </Stack>
    </Stack>
  );
}
