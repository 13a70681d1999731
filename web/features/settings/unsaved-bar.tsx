/** The bar at the foot of the form while something is not saved. */
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
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
  return (
    <div className={styles.bar} data-shown={isShown}>
      <p aria-live="polite">{isShown && strings.unsaved}</p>
      {isShown && (
        <div className={styles.actions}>
          <Button onClick={onDiscard} disabled={isSaving}>
            {strings.discard}
          </Button>
          <Button type="submit" variant="primary" busy={isSaving}>
            {isSaving ? strings.saving : strings.save}
          </Button>
        </div>
      )}
    </div>
  );
}
