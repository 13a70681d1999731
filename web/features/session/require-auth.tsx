/** Lets only a signed-in person see what it holds. */
import type { User } from '@pagewright/contract/entities/user';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { AuthRequired } from './auth-required.tsx';
import { strings } from './strings.ts';

export interface RequireAuthProps {
  readonly children: (user: User) => ReactNode;
}

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
