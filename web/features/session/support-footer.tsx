/** The foot of every page: whom to write to, and the theme of this browser. */
import { TextLink } from '../../ui/text-link.tsx';
import { ThemeSwitch } from '../../ui/theme-switch.tsx';
import { useServerInfo } from './queries.ts';
import { strings } from './strings.ts';
import styles from './support-footer.module.css';

export function SupportFooter() {
  const { data: server } = useServerInfo();
  return (
    <footer className={styles.footer} data-print="hide">
      {server && (
        <p>
          {strings.support}: <TextLink href={`mailto:${server.supportEmail}`}>{server.supportEmail}</TextLink>
        </p>
      )}
      <ThemeSwitch />
    </footer>
  );
}
