/** A button that links to the sign-in; the script turns it to its true target for someone who is signed in. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { loginPath, navigation } from './strings.ts';

interface StartLinkProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  readonly target?: 'dashboard' | 'account';
}

export function StartLink({ children, variant = 'primary', target = 'dashboard' }: StartLinkProps) {
  const path = navigation[target].path;
  const href = target === 'dashboard' ? loginPath : `${loginPath}?returnTo=${encodeURIComponent(path)}`;
  return (
    <ButtonLink variant={variant} size="lg" href={href} data-signed-in-href={path}>
      {children}
    </ButtonLink>
  );
}
