/** A toast on Radix: paused on hover and focus, dismissed by a swipe; loaded with the first toast. */
import * as RadixToast from 'radix-ui/toast';
import { useState } from 'react';
import buttonStyles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import type { ShownToast, ToastViewProps } from './toast.tsx';
import { ToneIcon } from './tone-icon.tsx';

export function ToastView({ toast, durationMs, swipePx, label, onClose }: ToastViewProps) {
  // The region around it speaks; Radix's own announcer goes to a node outside the document, or all would be said twice.
  const [silent] = useState(() => document.createElement('div'));
  return (
    <RadixToast.Provider
      duration={durationMs}
      swipeDirection="right"
      // Radix asks for more than its threshold; ours is "at least".
      swipeThreshold={swipePx - 0.001}
      announcerContainer={silent}
    >
      <ToastCard toast={toast} onClose={onClose} />
      <RadixToast.Viewport className={styles.viewport} label={label} />
    </RadixToast.Provider>
  );
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { title, description, tone = 'neutral', action, durationMs } = toast;
  return (
    <RadixToast.Root
      type="background"
      className={classNames(styles.toast, styles[tone])}
      {...(durationMs === undefined ? {} : { duration: durationMs })}
      onOpenChange={(open) => !open && onClose()}
    >
      {tone !== 'neutral' && <ToneIcon tone={tone} className={styles.mark} />}
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && (
          <RadixToast.Description className={styles.description}>{description}</RadixToast.Description>
        )}
      </div>
      {action && (
        <RadixToast.Action
          className={classNames(buttonStyles.button, buttonStyles.secondary, buttonStyles.md)}
          altText={action.altText}
          title={action.altText}
          onClick={action.onSelect}
        >
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close className={styles.close}>
        <Icon name="close" label="Dismiss" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}
