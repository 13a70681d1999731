/** Asks to confirm the e-mail address, where the server sends mail and nobody has yet. */
import type { User } from '@pagewright/contract/entities/user';
import { wordsOf } from '../../api/api-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRequestConfirmation, useServerInfo } from './queries.ts';
import { strings } from './strings.ts';

export function ConfirmEmail({ user: { email, isEmailConfirmed } }: { readonly user: User }) {
  const { data: server } = useServerInfo();
  const request = useRequestConfirmation();
  const toast = useToast();
  if (server?.sendsMail !== true || email === null || isEmailConfirmed) return null;
  const send = () =>
    request.mutate(undefined, {
      onSuccess: () => toast.show({ title: strings.confirmSent, description: email, tone: 'good' }),
      onError: (error) => toast.show({ title: wordsOf(error, strings.failedText), tone: 'poor' }),
    });
  return (
    <Alert
      tone="fair"
      title={strings.confirmHeading}
      action={
        <Button busy={request.isPending} onClick={send}>
          {strings.confirmAgain}
        </Button>
      }
    >
      {strings.confirmText({ email })}
    </Alert>
  );
}
