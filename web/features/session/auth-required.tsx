/** What a visitor sees where a user is needed. */
import { currentPath, loginUrl, signUpUrl } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { strings } from './strings.ts';

export interface AuthRequiredProps {
  readonly text?: string;
  /** Whether most people who see it have no account yet. */
  readonly isForNewcomers?: boolean;
}

export function AuthRequired({ text = strings.authRequiredText, isForNewcomers = false }: AuthRequiredProps) {
  const signUp = (
    <ButtonLink variant={isForNewcomers ? 'primary' : 'secondary'} href={signUpUrl(currentPath())}>
      {strings.createAccount}
    </ButtonLink>
  );
  const logIn = (
    <ButtonLink variant={isForNewcomers ? 'secondary' : 'primary'} href={loginUrl(currentPath())}>
      {strings.logIn}
    </ButtonLink>
  );
  return (
    <Card padding="large" aria-labelledby="auth-required">
      <CardHeader
        id="auth-required"
        level={2}
        size="lg"
        title={strings.authRequired}
        description={text}
        actions={
          isForNewcomers ? (
            <>
              {signUp}
              {logIn}
            </>
          ) : (
            <>
              {logIn}
              {signUp}
            </>
          )
        }
      />
    </Card>
  );
}
