/** /sites/{id}: one site over time. */
import { useParams } from 'react-router';
import { AccessCard } from '../features/access/access-card.tsx';
import { AlertsCard } from '../features/alerts/alerts-card.tsx';
import { LogCard } from '../features/logs/log-card.tsx';
import { FieldsCard } from '../features/own-fields/fields-card.tsx';
import { SearchCard } from '../features/search/search-card.tsx';
import { RequireAuth } from '../features/session/auth-required.tsx';
import { ConfirmEmail } from '../features/session/confirm-email.tsx';
import { ShareList } from '../features/share/share-list.tsx';
import { useSiteTitle } from '../features/site/queries.ts';
import { SiteView } from '../features/site/site-view.tsx';
import { Page } from './page.tsx';

export function SitePage() {
  const { id = '' } = useParams();
  const words = useSiteTitle(id);
  return (
    <Page {...words}>
      <RequireAuth>
        {(user) => (
          <SiteView
            key={id}
            id={id}
            search={<SearchCard siteId={id} />}
            access={<AccessCard siteId={id} />}
            alerts={
              <>
                <ConfirmEmail user={user} />
                <AlertsCard siteId={id} email={user.email} />
              </>
            }
            fields={<FieldsCard siteId={id} />}
            logs={<LogCard siteId={id} />}
            shares={<ShareList siteId={id} />}
          />
        )}
      </RequireAuth>
    </Page>
  );
}
