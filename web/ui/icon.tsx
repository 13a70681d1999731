/** The icon set: 1.5 px lines; only close and copy are used without visible text, and have a label. */
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { drawingName } from './drawing-name.ts';
import styles from './icon.module.css';

const drawings = {
  menu: <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />,
  close: <path d="m3.75 3.75 8.5 8.5m0-8.5-8.5 8.5" />,
  check: <path d="m3 8.5 3.25 3.25L13 5" />,
  chevron: <path d="m4 6 4 4 4-4" />,
  'arrow-right': <path d="M2.5 8h11M9.5 4l4 4-4 4" />,
  copy: (
    <>
      <rect x="5.5" y="5.5" width="8" height="8" rx="1.5" />
      <path d="M3.5 10.5A1 1 0 0 1 2.5 9.5v-6a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1" />
    </>
  ),
  external: (
    <path d="M9.5 2.5h4v4M13.25 2.75 7.5 8.5M11.5 9.5v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3" />
  ),
  trash: (
    <path d="M2.5 4.5h11M6 4.5v-1a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1m2 0-.5 8a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1l-.5-8M6.75 7.5v3.5m2.5-3.5v3.5" />
  ),
  plus: <path d="M8 3v10M3 8h10" />,
  minus: <path d="M3 8h10" />,
  eye: (
    <>
      <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  'eye-off': (
    <path d="M6.2 3.75A6.6 6.6 0 0 1 8 3.5C12 3.5 14.5 8 14.5 8a12 12 0 0 1-1.6 2.1M10.9 11.6A6.3 6.3 0 0 1 8 12.5C4 12.5 1.5 8 1.5 8a12 12 0 0 1 3.4-3.7M6.7 6.6a2 2 0 0 0 2.7 2.8M2.5 2.5l11 11" />
  ),
  download: <path d="M8 2.5v7.5m-3.5-3 3.5 3.5L11.5 7M2.5 13.5h11" />,
  sun: (
    <>
      <circle cx="8" cy="8" r="2.75" />
      <path d="M8 1.5v1M8 13.5v1M1.5 8h1M13.5 8h1M3.4 3.4l.7.7M11.9 11.9l.7.7M12.6 3.4l-.7.7M4.1 11.9l-.7.7" />
    </>
  ),
  moon: <path d="M13.25 9.5A5.75 5.75 0 0 1 6.5 2.75a5.75 5.75 0 1 0 6.75 6.75Z" />,
  monitor: (
    <>
      <rect x="2" y="3" width="12" height="8" rx="1" />
      <path d="M6 13.5h4M8 11v2.5" />
    </>
  ),
  search: (
    <>
      <circle cx="7" cy="7" r="4.25" />
      <path d="m10.25 10.25 3.25 3.25" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export type IconProps = {
  name: IconName;
  size?: number | undefined;
  label?: string | undefined;
  className?: string | undefined;
};

export function Icon({ name, size = 16, label, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      {...drawingName(label)}
    >
      {drawings[name]}
    </svg>
  );
}
