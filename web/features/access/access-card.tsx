/** How a closed site is entered and crawled, and the proof that it is one's own. */
import type { SiteAccess } from '@pagewright/contract/entities/site-access';
import { useState } from 'react';
import { wordsOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './access.module.css';
import { CrawlFields } from './crawl-fields.tsx';
import { CredentialList } from './credential-list.tsx';
import { OwnershipPart } from './ownership-part.tsx';
import { useRemoveAccess, useSiteAccess } from './queries.ts';
import { strings } from './strings.ts';

export function AccessCard({ siteId }: { readonly siteId: string }) {
  const { data: access } = useSiteAccess(siteId);
  if (access === undefined) return null;
  const { host } = access;
  return (
    <Card padding="large" aria-labelledby="site-access" id="access" className={styles.card}>
      <CardHeader
        id="site-access"
        level={2}
        title={strings.heading}
        description={strings.text}
        actions={access.isSaved && <RemoveAll siteId={siteId} host={host} />}
      />
      {access.isSaved ? (
        <AccessForms siteId={siteId} access={access} />
      ) : (
        <Disclosure summary={strings.setUp} print="hide">
          <div className={styles.card}>
            <AccessForms siteId={siteId} access={access} />
          </div>
        </Disclosure>
      )}
    </Card>
  );
}

function AccessForms({ siteId, access }: { readonly siteId: string; readonly access: SiteAccess }) {
  const { host, overHttp, include, exclude, userAgent, ignoreRobots, verification } = access;
  const crawling = { host, overHttp, include, exclude, userAgent, ignoreRobots };
  return (
    <>
      <CredentialList siteId={siteId} access={access} />
      <CrawlFields
        key={JSON.stringify(crawling)}
        siteId={siteId}
        saved={crawling}
        hosts={access.hosts}
        isVerified={verification.verifiedBy !== null}
      />
      <OwnershipPart siteId={siteId} host={host} verification={verification} />
    </>
  );
}

function RemoveAll({ siteId, host }: { readonly siteId: string; readonly host: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveAccess(siteId);
  const toast = useToast();
  const confirm = () => {
    setIsAsking(false);
    remove.mutate(undefined, {
      onSuccess: () => toast.show({ title: strings.removedAll }),
      onError: (error) => toast.show({ title: wordsOf(error, strings.saveFailed), tone: 'poor' }),
    });
  };
  return (
    <>
      <Button variant="quiet" busy={remove.isPending} onClick={() => setIsAsking(true)}>
        {strings.removeAll}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={strings.removeAllHeading}
        description={strings.removeAllText({ host })}
        confirmLabel={strings.removeAll}
        cancelLabel={strings.cancel}
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
      />
    </>
  );
}
