/** The frame around every page: navigation, credits, support contact. */
import { type ReactNode, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { CreditsBlock } from '../features/credits/credits-block.tsx';
import { SupportFooter } from '../features/session/support-footer.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Stack } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { SkipLink } from '../ui/skip-link.tsx';
import styles from './frame.module.css';
import { strings } from './strings.ts';

const navigationId = 'main-navigation';

export function Frame({ children }: { readonly children: ReactNode }) {
  const { isOpen, toggle, close } = useFoldedMenu();
  return (
    <>
      <SkipLink />
      <div className={styles.frame}>
        <header className={styles.side} data-print="hide" data-open={isOpen}>
          <div className={styles.bar}>
            <Logo href="/" />
            <Button
              variant="quiet"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={navigationId}
              onClick={toggle}
            >
              <Icon name={isOpen ? 'close' : 'menu'} />
              {isOpen ? strings.closeMenu : strings.menu}
            </Button>
          </div>
          <div className={styles.folded} id={navigationId}>
            <Navigation onChoose={close} />
            <CreditsBlock />
          </div>
        </header>
        <div className={styles.page}>
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
          <SupportFooter />
        </div>
      </div>
    </>
  );
}

const Navigation = ({ onChoose }: { readonly onChoose: () => void }) => (
  <Stack aria-label={strings.navigation} as="nav" gap="hair" className={styles.navigation}>
    <NavLink to="/dashboard" onClick={onChoose}>
      {strings.dashboard}
    </NavLink>
    <HistoryLink onChoose={onChoose} />
    {/* A public page is a document of its own, outside this application. */}
    <a href="/how-it-works">{strings.howItWorks}</a>
    <NavLink to="/settings" onClick={onChoose}>
      {strings.settings}
    </NavLink>
    <NavLink to="/account" onClick={onChoose}>
      {strings.account}
    </NavLink>
  </Stack>
);

/** A single analysis belongs to the history, and the history has two URLs. */
function HistoryLink({ onChoose }: { readonly onChoose: () => void }) {
  const { pathname } = useLocation();
  const isCurrent = /^\/(?:site-history|history|analysis|sites)(?:\/|$)/.test(pathname);
  return (
    <Link to="/site-history" onClick={onChoose} aria-current={isCurrent ? 'page' : undefined}>
      {strings.siteHistory}
    </Link>
  );
}

/** The folded menu closes on Escape, and by itself on another page: it is open only where it was opened. */
function useFoldedMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpenAt(null);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return { isOpen, toggle: () => setOpenAt(isOpen ? null : pathname), close: () => setOpenAt(null) };
}
