/** An empty tab that says which setting fills it, and links there. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { strings } from './strings.ts';

export const SwitchOn = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <EmptyState
    headingLevel={3}
    title={title}
    action={
      <ButtonLink asChild>
        <Link to="/settings#setting-useAI">{strings.aiSetting}</Link>
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
);
