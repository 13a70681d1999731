/** The first stop of the keyboard: over the navigation, straight to the content. */
import styles from './skip-link.module.css';
import { words } from './words.ts';

export function SkipLink({
  href = '#main',
  children = words.skip,
}: {
  href?: string | undefined;
  children?: string | undefined;
}) {
  return (
    <a className={styles.skip} href={href}>
      {children}
    </a>
  );
}
