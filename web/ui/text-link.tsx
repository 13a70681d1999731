/** A link inside words. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Slot, type SlotChild } from './slot.tsx';
import styles from './text-link.module.css';

export type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'children'> & {
  /** Quiet links take the colour of the words around them. */
  quiet?: boolean | undefined;
} & ({ asChild: true; children: SlotChild } | { asChild?: false | undefined; children: ReactNode });

export function TextLink({ quiet, className, ...rest }: TextLinkProps) {
  const classes = classNames(styles.link, quiet && styles.quiet, className);
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
