/** A modal dialog on Radix, and one that asks for confirmation. */
import * as RadixDialog from 'radix-ui/dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';
import { Row } from './layout.tsx';
import { words } from './words.ts';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  /** Gets the focus when the dialog opens; by default the first control does. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  size?: 'md' | 'lg' | undefined;
  /** The confirm dialog has Cancel instead of a cross. */
  hideClose?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, description, actions, initialFocus } = props;
  const opener = useRef<Element>(null);
  return (
    <RadixDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        {/* Radix' own overlay locks scrolling by an inline stylesheet, which the content security policy forbids. */}
        <div className={styles.overlay} data-print="hide">
          <RadixDialog.Content
            role={props.role ?? 'dialog'}
            aria-modal="true"
            {...(!description && { 'aria-describedby': undefined })}
            className={classNames(styles.dialog, styles[props.size ?? 'md'])}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement;
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // What closed the dialog may have moved the focus already.
              const isLost = document.activeElement === document.body;
              if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
            }}
            // Keyboard shortcuts of the page must not see the Escape that closes the dialog.
            onEscapeKeyDown={(event) => event.stopPropagation()}
          >
            <div className={styles.body}>
              <Row gap={3} align="start" justify="between">
                <RadixDialog.Title className={styles.title}>{title}</RadixDialog.Title>
                {!props.hideClose && (
                  <RadixDialog.Close className={styles.close}>
                    <Icon name="close" label={words.close} />
                  </RadixDialog.Close>
                )}
              </Row>
              {description && (
                <RadixDialog.Description className={styles.description}>
                  {description}
                </RadixDialog.Description>
              )}
              {children}
              {actions && <div className={styles.actions}>{actions}</div>}
            </div>
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost; Cancel has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    description,
    confirmLabel,
    cancelLabel = words.cancel,
    danger,
    busy,
    onConfirm,
    onCancel,
  } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      hideClose
      {...{ open, title, description }}
      onClose={onCancel}
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
