/** A page that cannot be shown: what was asked for is not there, or could not be read and can be tried again. */

import { Alert } from './alert.tsx';
import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { SlotChild } from './slot.tsx';

export interface LoadFailedProps {
  /** Said when it is not there; null when it is, and reading it failed. */
  readonly missing: { readonly title: string; readonly text: string; readonly back: SlotChild } | null;
  readonly title: string;
  readonly text: string;
  readonly tryAgain: string;
  readonly onRetry: () => unknown;
}

export const LoadFailed = ({ missing, title, text, tryAgain, onRetry }: LoadFailedProps) =>
  missing === null ? (
    <Alert tone="poor" title={title} action={<Button onClick={() => void onRetry()}>{tryAgain}</Button>}>
      {text}
    </Alert>
  ) : (
    <EmptyState
      title={missing.title}
      action={
        <ButtonLink variant="primary" asChild>
          {missing.back}
        </ButtonLink>
      }
    >
      {missing.text}
    </EmptyState>
  );
