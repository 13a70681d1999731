/** One passing message at a time, in a live region that is there from the first paint. */
import * as RadixToast from 'radix-ui/toast';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import buttonStyles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './toast.module.css';
import type { Tone } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: Tone | undefined;
  /** `altText` says how to do the same without the toast, e.g. "Go to the account page". */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
  durationMs?: number | undefined;
};

type ShownToast = ToastMessage & { id: number };

type ToastState = {
  toast: ShownToast | null;
  durationMs: number;
  swipePx: number;
  show: (message: ToastMessage) => void;
  dismiss: () => void;
};

const ToastContext = createContext<ToastState | null>(null);

export type ToastProviderProps = { durationMs: number; swipePx: number; children: ReactNode };

export function ToastProvider({ durationMs, swipePx, children }: ToastProviderProps) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    setToast({ ...message, id: lastId.current });
  }, []);
  const dismiss = useCallback(() => setToast(null), []);
  const state = useMemo(
    () => ({ toast, durationMs, swipePx, show, dismiss }),
    [toast, durationMs, swipePx, show, dismiss],
  );
  return <ToastContext value={state}>{children}</ToastContext>;
}

function useToastState(): ToastState {
  const state = use(ToastContext);
  if (!state) throw new Error('Toasts need a ToastProvider above them.');
  return state;
}

export function useToast(): Pick<ToastState, 'show' | 'dismiss'> {
  const { show, dismiss } = useToastState();
  return useMemo(() => ({ show, dismiss }), [show, dismiss]);
}

/** Rendered once, at the end of the frame. */
export function Toaster({ label = 'Notifications ({hotkey})' }: { label?: string | undefined }) {
  const { toast, durationMs, swipePx, dismiss } = useToastState();
  // Our region speaks; Radix's own announcer goes to a node outside the document, or all would be said twice.
  const [silent] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  const region = useRef<HTMLDivElement>(null);
  const focusCameFrom = useRef<HTMLElement | null>(null);
  const close = () => {
    const holdsFocus = region.current?.contains(document.activeElement);
    dismiss();
    if (holdsFocus && focusCameFrom.current?.isConnected) focusCameFrom.current.focus();
  };
  return (
    // It listens only to remember where the focus came from.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={region}
      // An output element may hold only words; this holds a list and boxes.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="status"
      data-print="hide"
      onFocus={({ relatedTarget, currentTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
          focusCameFrom.current = relatedTarget;
        }
      }}
    >
      {/* A fresh provider per toast: Radix keeps "paused" when a hovered toast goes away, and the next would never end. */}
      <RadixToast.Provider
        key={toast?.id ?? 0}
        duration={durationMs}
        swipeDirection="right"
        // Radix asks for more than its threshold; ours is "at least".
        swipeThreshold={swipePx - 0.001}
        {...(silent && { announcerContainer: silent })}
      >
        {toast && <ToastCard toast={toast} onClose={close} />}
        <RadixToast.Viewport className={styles.viewport} label={label} />
      </RadixToast.Provider>
    </div>
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
