/** Catches what a page threw while rendering and says what can be done about it. */
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { strings } from './strings.ts';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

export class PageBoundary extends Component<PageBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('a page failed to render', error, info.componentStack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          title={strings.pageFailed}
          headingLevel={1}
          action={
            <>
              <Button variant="primary" onClick={() => window.location.reload()}>
                {strings.reload}
              </Button>
              <ButtonLink href="/dashboard">{strings.dashboard}</ButtonLink>
            </>
          }
        >
          {strings.pageFailedText}
        </EmptyState>
      </div>
    );
  }
}
