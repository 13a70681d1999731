/** What a person can change about their account. */
import type { User } from '@pagewright/contract/entities/user';
import styles from './account-forms.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';

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
