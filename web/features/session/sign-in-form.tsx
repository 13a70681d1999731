/** Signing in with e-mail and password. */
import { zodResolver } from '@hookform/resolvers/zod';
import { SignInForm as SignInSchema } from '@pagewright/contract/entities/user';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { useSignIn } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const form = useForm({
    resolver: zodResolver(SignInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { general, refuse, forgive } = useRefusedForm(form, { fields: ['email', 'password'] });
  const signIn = useSignIn();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    forgive();
    signIn.mutate(values, { onSuccess: onDone, onError: refuse });
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
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={signIn.isPending}>
        {strings.signInSubmit}
      </Button>
    </Stack>
  );
}
