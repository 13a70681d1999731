/** The name and its mark: a page whose foot is a ruler. */
import { logoMark } from '@pagewright/contract/report/logo-mark';
import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { Slot, type SlotChild } from './slot.tsx';

export function LogoMark({ size = 24 }: { size?: number | undefined }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path className={styles.page} d={logoMark.page} />
      <path className={styles.ticks} d={logoMark.ticks} />
    </svg>
  );
}

export type LogoProps = { size?: number | undefined; className?: string | undefined } & (
  | { asChild: SlotChild; href?: undefined }
  | { asChild?: undefined; href?: string | undefined }
);

/** `href` makes it a link; `asChild` takes an empty router link; without either it is only the picture and the name. */
export function Logo({ size, className, asChild, href }: LogoProps) {
  const classes = classNames(styles.logo, className);
  const inside = (
    <>
      <LogoMark size={size} />
      <span>Pagewright</span>
    </>
  );
  if (asChild) return <Slot child={asChild} className={classes} inside={() => inside} />;
  if (href === undefined) return <span className={classes}>{inside}</span>;
  return (
    <a href={href} className={classes}>
      {inside}
    </a>
  );
}
