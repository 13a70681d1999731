/** Changing first and last name. */
import { zodResolver } from '@hookform/resolvers/zod';
import { NameForm as NameSchema, type User } from '@pagewright/contract/entities/user';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { TextField } from '../../ui/field.tsx';
import { Note, Stack } from '../../ui/layout.tsx';
import { useToast } from '../../ui/toast.tsx';
import { FormAlert } from './form-alert.tsx';
import styles from './forms.module.css';
import { useChangeName } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function NameForm({ user }: { readonly user: User }) {
  const form = useForm({
    resolver: zodResolver(NameSchema),
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  });
  const { general, refuse, forgive } = useRefusedForm(form, { fields: ['firstName', 'lastName'] });
  const change = useChangeName();
  const toast = useToast();
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    forgive();
    change.mutate(values, {
      onSuccess: () =>
        toast.show({ title: strings.nameSaved, description: strings.nameSavedText, tone: 'good' }),
      onError: refuse,
    });
  });
  return (
    <Stack padding="large" aria-labelledby="name-heading" as={Card} gap={4} columns={1}>
      <CardHeader id="name-heading" level={2} title={strings.profile} description={strings.profileText} />
      {user.email && (
        <Note tone="soft" anywhere>
          {strings.signedInAs} {user.email}
        </Note>
      )}
      <Stack noValidate as="form" gap={4} columns={1} onSubmit={(event) => void submit(event)}>
        <FormAlert text={general} />
        <TextField
          label={strings.accountFirstName}
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextField
          label={strings.accountLastName}
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName')}
        />
        <Button type="submit" className={styles.start} busy={change.isPending}>
          {strings.saveName}
        </Button>
      </Stack>
    </Stack>
  );
}
