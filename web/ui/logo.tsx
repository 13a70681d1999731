/** The name and its mark: a page whose foot is a ruler. */
import { classNames } from './class-names.ts';
import styles from './logo.module.css';
import { Slot, type SlotChild } from './slot.tsx';

export function LogoMark({ size = 24 }: { size?: number | undefined }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 20.25V4.5a1 1 0 0 1 1-1h8.5L19 8v12.25M14.25 3.75V8.25H18.75" />
      <path d="M2.75 20.25h18.5M8.5 20.25V17M12 20.25v-6M15.5 20.25V17" />
    </svg>
  );
}

export type LogoProps = { size?: number | undefined; className?: string | undefined } & (
  | { asChild: SlotChild; href?: undefined }
  | { asChild?: undefined; href?: string | undefined }
);

/** `href` makes it a link; `asChild` takes an empty router link; without either it is only the picture and the name. */
export function Logo({ size, className, asChild, href }: LogoProps) {
  const looks = classNames(styles.logo, className);
  const inside = (
    <>
      <LogoMark size={size} />
      <span>Pagewright</span>
    </>
  );
  if (asChild) return <Slot child={asChild} className={looks} inside={() => inside} />;
  if (href === undefined) return <span className={looks}>{inside}</span>;
  return (
    <a href={href} className={looks}>
      {inside}
    </a>
  );
}
