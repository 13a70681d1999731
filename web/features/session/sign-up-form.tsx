/** Opening a local account. */
import { zodResolver } from '@hookform/resolvers/zod';
import { SignUpForm as SignUpSchema } from '@pagewright/contract/entities/user';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FormAlert } from './form-alert.tsx';
import styles from './forms.module.css';
import { useSignUp } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function SignUpForm({ onDone }: { readonly onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(SignUpSchema),
    defaultValues: { email: '', password: '', firstName: '', lastName: '' },
  });
  const { general, refuse, forgive } = useRefusedForm(form, {
    fields: ['email', 'password', 'firstName', 'lastName'],
    byCode: { email_taken: 'email', password_too_common: 'password' },
  });
  const signUp = useSignUp();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    forgive();
    signUp.mutate(values, { onSuccess: onDone, onError: refuse });
  });
  return (
    <Stack noValidate as="form" gap={4} columns={1} onSubmit={(event) => void submit(event)}>
      <FormAlert text={general} />
      <TextField
        label={strings.email}
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={strings.password}
        hint={strings.passwordHint}
        autoComplete="new-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className={styles.pair}>
        <TextField
          label={strings.firstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={strings.lastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
      </div>
      <Button type="submit" variant="primary" size="lg" wide busy={signUp.isPending}>
        {strings.signUpSubmit}
      </Button>
    </Stack>
  );
}
