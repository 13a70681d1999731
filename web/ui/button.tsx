/** Buttons and links that look like them: ink for the one main action, outline for the rest. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Slot, type SlotChild } from './slot.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';

type RenderResult = {
  variant?: ButtonVariant | undefined;
  size?: 'md' | 'lg' | undefined;
  /** Fills the width it is given. */
  wide?: boolean | undefined;
};

/** For what must be a button of its own and look like one of these. */
export function buttonClass(
  { variant = 'secondary', size = 'md', wide }: RenderResult = {},
  className?: string,
) {
  return classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className);
}

export type ButtonProps = RenderResult &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows the spinner and refuses further presses; the caller changes the words. */
    busy?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = RenderResult &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & { ref?: Ref<HTMLAnchorElement> | undefined } & (
    | { asChild: true; children: SlotChild }
    | { asChild?: false | undefined; children: ReactNode }
  );

export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const classes = buttonClass({ variant, size, wide }, className);
  if (rest.asChild) {
    const { asChild: _, children, ...others } = rest;
    return <Slot {...others} className={classes} child={children} />;
  }
  const { asChild: _, children, ...others } = rest;
  return (
    <a {...others} className={classes}>
      {children}
    </a>
  );
}
