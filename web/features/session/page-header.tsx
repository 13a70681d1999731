/** The bar over every page: its title, and who is there. */
import type { Ref } from 'react';
import { currentPath, loginUrl, useSession } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './page-header.module.css';
import { strings } from './strings.ts';
import { UserMenuButton } from './user-menu-button.tsx';

export interface PageHeaderProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly headingRef?: Ref<HTMLHeadingElement>;
}

export const PageHeader = ({ title, description, headingRef }: PageHeaderProps) => (
  <div className={styles.bar}>
    <div className={styles.words}>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {description && <p className={styles.description}>{description}</p>}
    </div>
    <div className={styles.corner} data-print="hide">
      <SessionCorner />
    </div>
  </div>
);

function SessionCorner() {
  const session = useSession();
  if (session.status === 'checking') return null;
  if (session.status === 'user') return <UserMenuButton user={session.user} />;
  return <ButtonLink href={loginUrl(currentPath())}>{strings.logIn}</ButtonLink>;
}
