/** On a page that visitors may see: the account's part for a user, the way in for a visitor. */
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { AuthRequired } from './auth-required.tsx';
import { strings } from './strings.ts';

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
