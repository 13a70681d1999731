/** The shape of what is on its way; unseen for the first 200 ms, so quick responses never blink. */
import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** What a screen reader announces, e.g. "Loading". */
  label: string;
  /** Lines and blocks laid out like the real thing; without them, one block of `height` or three lines. */
  children?: ReactNode;
  height?: number | undefined;
};

export function Skeleton({ label, children, height }: SkeletonProps) {
  return (
    // An output element may hold only words; this holds a list and boxes.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div className={styles.shapes} aria-hidden="true">
        {children ?? (height === undefined ? <SkeletonText /> : <SkeletonBlock height={height} />)}
      </div>
    </div>
  );
}

export type SkeletonLineProps = {
  width?: 'short' | 'medium' | 'long' | 'full' | undefined;
  size?: 'sm' | 'md' | 'xl' | '4xl' | undefined;
};

export function SkeletonLine({ width = 'full', size = 'md' }: SkeletonLineProps) {
  return <span className={`${styles.line} ${styles[width]} ${styles[`size-${size}`]}`} />;
}

export function SkeletonBlock({ height }: { height: number }) {
  return (
    <svg className={styles.block} width="100%" height={height} aria-hidden="true">
      <rect width="100%" height="100%" rx="10" />
    </svg>
  );
}

function SkeletonText() {
  return (
    <>
      <SkeletonLine />
      <SkeletonLine width="long" />
      <SkeletonLine width="short" />
    </>
  );
}
