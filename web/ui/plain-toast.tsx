/** A toast in words alone, for when the view of toasts cannot be loaded. */
import { useEffect } from 'react';
import styles from './plain-toast.module.css';
import type { ToastViewProps } from './toast.tsx';

export function PlainToast({ toast, durationMs, onClose }: ToastViewProps) {
  const { title, description } = toast;
  useEffect(() => {
    const timer = setTimeout(onClose, toast.durationMs ?? durationMs);
    return () => clearTimeout(timer);
    // A toast has its own view, so its time starts once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <p className={styles.toast}>
      <strong>{title}</strong> {description}
    </p>
  );
}
