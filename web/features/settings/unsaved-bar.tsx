/** The bar at the foot of the form while something is not saved. */
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { strings } from './strings.ts';
import styles from './unsaved-bar.module.css';

export interface UnsavedBarProps {
  readonly isShown: boolean;
  readonly isSaving: boolean;
  readonly onDiscard: () => void;
}

export function UnsavedBar({ isShown, isSaving, onDiscard }: UnsavedBarProps) {
  useEffect(() => {
    if (!isShown) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isShown]);
  const bar = useRestoredFocus(isShown);
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar} data-shown={isShown}>
      <p aria-live="polite">{isShown && strings.unsaved}</p>
      {isShown && (
        <Row gap={2} align="stretch" wrap>
          <Button onClick={onDiscard} disabled={isSaving}>
            {strings.discard}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving}>
            {isSaving ? strings.saving : strings.save}
          </Button>
        </Row>
      )}
    </div>
  );
}

/** The pressed button goes away with the bar; the focus stays in its place instead of falling to the top. */
function useRestoredFocus(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) bar.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return bar;
}
