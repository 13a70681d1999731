/** The first stop of the keyboard: over the navigation, straight to the content. */
import styles from './skip-link.module.css';

export function SkipLink({
  href = '#main',
  children = 'Skip to content',
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
