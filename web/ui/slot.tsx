/** Lends props to an only child, so a router's link can wear a button's clothes without a wrapper. */
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type SlotChild = ReactElement<{ className?: string | undefined; children?: ReactNode }>;

type SlotProps = {
  child: SlotChild;
  className: string | undefined;
  /** Rewrites what is inside the child, for example to set an icon before its words. */
  inside?: (children: ReactNode) => ReactNode;
};

export function Slot({ child, className, inside, ...rest }: SlotProps & Record<string, unknown>) {
  const { className: own, children } = child.props;
  return cloneElement(
    child,
    { ...rest, className: classNames(className, own) },
    inside ? inside(children) : children,
  );
}
