/** One passing message at a time, in a live region that is there from the first paint. */
import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Tone } from './tone.ts';

export type ToastMessage = {
  title: string;
  description?: string | undefined;
  tone?: Tone | undefined;
  /** `altText` says how to do the same without the toast, e.g. "Go to the account page". */
  action?: { label: string; altText: string; onSelect: () => void } | undefined;
  durationMs?: number | undefined;
};

export type ShownToast = ToastMessage & { id: number };

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

export type ToastViewProps = {
  toast: ShownToast;
  durationMs: number;
  swipePx: number;
  /** The name of the place where toasts are; `{hotkey}` is the key that leads there. */
  label: string;
  onClose: () => void;
};

export type ToasterProps = {
  /** How a toast looks and behaves; it may come with the first one. */
  view: ComponentType<ToastViewProps>;
  label?: string | undefined;
};

/** Rendered once, at the end of the frame. */
export function Toaster({ view: View, label = 'Notifications ({hotkey})' }: ToasterProps) {
  const { toast, durationMs, swipePx, dismiss } = useToastState();
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
      {toast && (
        <Suspense fallback={null}>
          {/* A fresh view per toast: Radix keeps "paused" when a hovered toast goes away, and the next would never end. */}
          <View key={toast.id} {...{ toast, durationMs, swipePx, label }} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
