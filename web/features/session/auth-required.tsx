/** What a visitor sees where a user is needed. */
import type { User } from '@pagewright/contract/entities/user';
import type { ReactNode } from 'react';
import { currentPath, loginUrl, signUpUrl, useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
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

interface RequireAuthProps {
  readonly children: (user: User) => ReactNode;
}

/** Lets only a signed-in person see what it holds. */
export function RequireAuth({ children }: RequireAuthProps) {
  const session = useSession({ isGate: true });
  if (session.status === 'checking')
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={240} />
      </Skeleton>
    );
  if (session.status === 'visitor') return <AuthRequired />;
  return children(session.user);
}

/** On a page that visitors may see: the account's part for a user, the way in for a visitor. */
export function SessionSwitch({ signedIn }: { readonly signedIn: ReactNode }) {
  const session = useSession({ isGate: true });
  if (session.status === 'checking')
    return (
      <Skeleton label={strings.loading}>
        <SkeletonBlock height={74} />
      </Skeleton>
    );
  return session.status === 'user' ? (
    signedIn
  ) : (
    <AuthRequired text={strings.authRequiredToStart} isForNewcomers />
  );
}
