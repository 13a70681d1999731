/** What a person can change about their account. */
import type { User } from '@pagewright/contract/entities/user';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './account-forms.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { useExportAccount } from './queries.ts';
import { strings } from './strings.ts';

export const AccountForms = ({ user }: { readonly user: User }) => (
  <>
    <div className={styles.pair}>
      <NameForm user={user} />
      {user.signIn === 'password' && <PasswordForm user={user} />}
    </div>
    <ExportAccount />
    <DeleteAccount user={user} />
  </>
);

/** Everything the account holds, to take along. */
function ExportAccount() {
  const toast = useToast();
  const { mutate, isPending } = useExportAccount();
  const onError = (): void =>
    toast.show({ title: strings.exportFailed, description: strings.exportFailedText, tone: 'poor' });
  return (
    <Card padding="large" aria-labelledby="export-heading">
      <CardHeader
        id="export-heading"
        level={2}
        title={strings.exportHeading}
        description={strings.exportText}
        actions={
          <Button busy={isPending} onClick={() => mutate(undefined, { onError })}>
            {isPending ? strings.exporting : strings.exportSubmit}
          </Button>
        }
      />
    </Card>
  );
}
