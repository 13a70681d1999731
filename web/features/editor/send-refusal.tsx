/** Why the last message was not answered; it stays until the next is sent, the toast is only its echo. */
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './editor-chat.module.css';
import { strings } from './strings.ts';
import type { Refusal } from './use-chat.ts';

export const SendRefusal = ({ refusal: { needsCredits, words } }: { readonly refusal: Refusal }) => (
  <Alert
    tone="poor"
    className={styles.refusal}
    title={strings.notSent}
    action={
      needsCredits && (
        <ButtonLink asChild>
          <Link to="/account">{strings.getCredits}</Link>
        </ButtonLink>
      )
    }
  >
    {words}
  </Alert>
);
