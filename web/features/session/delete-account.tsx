/** Deleting the account, behind a dialog that asks for the password or the e-mail address. */
import { zodResolver } from '@hookform/resolvers/zod';
import { AccountDeletionForm, type User } from '@pagewright/contract/entities/user';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField, TextField } from '../../ui/field.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { FormAlert } from './form-alert.tsx';
import { useDeleteAccount } from './queries.ts';
import { strings } from './strings.ts';
import { useRefusedForm } from './use-refused-form.ts';

export function DeleteAccount({ user }: { readonly user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card padding="large" aria-labelledby="delete-heading">
      <CardHeader
        id="delete-heading"
        level={2}
        title={strings.deleteHeading}
        description={strings.deleteText}
        actions={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {strings.deleteOpen}
          </Button>
        }
      />
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={strings.deleteQuestion}
        description={strings.deleteText}
        hideClose
      >
        <DeletionForm user={user} onCancel={() => setIsOpen(false)} />
      </Dialog>
    </Card>
  );
}

function DeletionForm({ user, onCancel }: { readonly user: User; readonly onCancel: () => void }) {
  const form = useForm({ resolver: zodResolver(AccountDeletionForm), defaultValues: { confirmation: '' } });
  const { general, refuse, forgive } = useRefusedForm(form, {
    fields: ['confirmation'],
    byCode: { wrong_password: 'confirmation' },
  });
  const deletion = useDeleteAccount();
  const isGoing = deletion.isPending || deletion.isSuccess;
  const submit = form.handleSubmit((values) => {
    forgive();
    deletion.mutate(values, { onError: refuse });
  });
  const shared = { error: form.formState.errors.confirmation?.message, ...form.register('confirmation') };
  return (
    <Stack noValidate as="form" gap={4} columns={1} onSubmit={(event) => void submit(event)}>
      <FormAlert text={general} />
      {user.signIn === 'password' ? (
        <PasswordField label={strings.deleteWithPassword} autoComplete="current-password" {...shared} />
      ) : (
        <TextField
          label={strings.deleteWithEmail({ email: user.email ?? '' })}
          autoComplete="off"
          {...shared}
        />
      )}
      <Row gap={2} align="stretch" justify="end" wrap>
        <Button onClick={onCancel} disabled={isGoing}>
          {strings.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={isGoing}>
          {isGoing ? strings.deleting : strings.deleteSubmit}
        </Button>
      </Row>
    </Stack>
  );
}
