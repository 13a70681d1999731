/** The name and its mark: a page whose foot is a ruler. */
import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { Slot, type SlotChild } from './slot.tsx';

export function LogoMark({ size = 24 }: { size?: number | undefined }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={styles.page}
        d="M6.5 2h8.25L20 7.25V20.5a1.5 1.5 0 0 1-1.5 1.5h-12A1.5 1.5 0 0 1 5 20.5v-17A1.5 1.5 0 0 1 6.5 2Z"
      />
      <path className={styles.ticks} d="M5 7h3.5M5 10.5h7M5 14h3.5M5 17.5h7" />
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
