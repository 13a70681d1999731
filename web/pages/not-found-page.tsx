/** Any URL the application does not know. */
import { Link, useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import styles from './not-found-page.module.css';
import { Page } from './page.tsx';
import { strings } from './strings.ts';

const words = strings.notFound;

export function NotFoundPage() {
  const { pathname, search } = useLocation();
  return (
    <Page title={words.title}>
      <Card padding="large" className={styles.card}>
        <p className={styles.lead}>{words.explanation}</p>
        <p className={styles.aside}>{words.text}</p>
        <p>
          {words.requested} <code className={styles.requested}>{`${pathname}${search}`}</code>
        </p>
        <div className={styles.ways}>
          <ButtonLink variant="primary" asChild>
            <Link to="/dashboard">{words.dashboard}</Link>
          </ButtonLink>
          <ButtonLink asChild>
            <Link to="/site-history">{words.history}</Link>
          </ButtonLink>
          <ButtonLink href="/">{words.home}</ButtonLink>
        </div>
      </Card>
    </Page>
  );
}
