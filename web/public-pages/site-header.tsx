/** The header of the public pages: complete without script; the script swaps in the signed-in form. */
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Row, Stack, Text } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import type { PublicPage } from './public-page.ts';
import styles from './site-header.module.css';
import { actions, loginPath, logoutPath, navigation, signUpPath } from './strings.ts';
import { headerWords } from './words.ts';

type Path = PublicPage['path'];

function PageLinks({ current }: { current: Path }) {
  return [navigation.howItWorks, navigation.pricing].map(({ label, path }) => (
    <li key={path}>
      <a className={styles.link} href={path} aria-current={path === current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));
}

/** Inert until the script knows who is signed in; it replaces the list around it. */
function SignedInLinks() {
  return (
    <template data-signed-in="">
      <li>
        <a className={styles.link} href={navigation.dashboard.path}>
          {navigation.dashboard.label}
        </a>
      </li>
      <li className={styles.name} data-user-name="" />
      <li>
        <ButtonLink variant="secondary" href={logoutPath}>
          {actions.logout}
        </ButtonLink>
      </li>
    </template>
  );
}

export function SiteHeader({ current }: { current: Path }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo href="/" />
        <Text as="nav" push className={styles.wide} aria-label={headerWords.main}>
          <Row as="ul" gap={5} data-account="">
            <PageLinks current={current} />
            <li>
              <ButtonLink variant="secondary" href={loginPath}>
                {actions.login}
              </ButtonLink>
            </li>
            <SignedInLinks />
          </Row>
        </Text>
        <details className={styles.narrow} data-menu="">
          <summary className={styles.toggle}>
            <Icon name="menu" />
            {headerWords.menu}
          </summary>
          <nav className={styles.panel} aria-label={headerWords.menu}>
            <Stack as="ul" gap={1} className={styles.stack} data-account="">
              <PageLinks current={current} />
              <li>
                <ButtonLink variant="primary" size="lg" wide href={signUpPath}>
                  {actions.getStarted}
                </ButtonLink>
              </li>
              <SignedInLinks />
            </Stack>
          </nav>
        </details>
      </div>
    </header>
  );
}
