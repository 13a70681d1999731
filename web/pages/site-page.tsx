/** /sites/{id}: one site over time. */
import { useParams } from 'react-router';
import { AccessCard } from '../features/access/access-card.tsx';
import { AlertsCard } from '../features/alerts/alerts-card.tsx';
import { RequireAuth } from '../features/session/require-auth.tsx';
import { ShareList } from '../features/share/share-list.tsx';
import { SiteView } from '../features/site/site-view.tsx';
import { useSiteTitle } from '../features/site/use-site-title.ts';
import { Page } from './page.tsx';

export function SitePage() {
  const { id = '' } = useParams();
  const words = useSiteTitle(id);
  return (
    <Page {...words}>
      <RequireAuth>
        {({ email }) => (
          <SiteView
            key={id}
            id={id}
            access={<AccessCard siteId={id} />}
            alerts={<AlertsCard siteId={id} email={email} />}
            shares={<ShareList siteId={id} />}
          />
        )}
      </RequireAuth>
    </Page>
  );
}
