/** A button that leads to creating an account; the script turns it to its true target for someone who is signed in. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { navigation, signUpPath } from './strings.ts';

interface StartLinkProps {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary';
  readonly target?: 'dashboard' | 'account';
}

export function StartLink({ children, variant = 'primary', target = 'dashboard' }: StartLinkProps) {
  const path = navigation[target].path;
  const href = target === 'dashboard' ? signUpPath : `${signUpPath}&returnTo=${encodeURIComponent(path)}`;
  return (
    <ButtonLink variant={variant} size="lg" href={href} data-signed-in-href={path}>
      {children}
    </ButtonLink>
  );
}
