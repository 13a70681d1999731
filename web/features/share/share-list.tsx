/** The links to a site and its reports: what they show, how often they were opened, and the way to end them. */
import type { Share } from '@pagewright/contract/entities/share';
import { wordsOf } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useRevokeShare, useShares } from './queries.ts';
import { ShareButton } from './share-button.tsx';
import { strings } from './strings.ts';

export function ShareList({ siteId }: { readonly siteId: string }) {
  const { data: shares } = useShares(siteId);
  if (shares === undefined) return null;
  return (
    <Stack padding="large" aria-labelledby="share-links" as={Card} gap={5} columns={1}>
      <CardHeader
        id="share-links"
        level={2}
        title={strings.heading({ count: shares.length })}
        description={shares.length === 0 ? strings.none : undefined}
        actions={<ShareButton target={{ kind: 'site', id: siteId }} />}
      />
      {shares.length > 0 && (
        <Table caption={strings.caption} columns={columns()} rows={shares} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}

const whatOf = ({ analysisDate }: Share): string =>
  analysisDate === null ? strings.trend : strings.report({ date: dateWords(analysisDate) });

const columns = (): TableColumn<Share>[] => [
  { id: 'what', header: strings.what, rowHeader: true, cell: whatOf },
  { id: 'created', header: strings.created, cell: ({ createdAt }) => dateWords(createdAt) },
  {
    id: 'ends',
    header: strings.ending,
    cell: ({ expiresAt }) => (expiresAt === null ? strings.never : dateWords(expiresAt)),
  },
  {
    id: 'password',
    header: strings.protection,
    cell: ({ hasPassword }) => (hasPassword ? strings.yes : strings.no),
  },
  {
    id: 'views',
    header: strings.views,
    cell: ({ views, lastViewedAt }) =>
      lastViewedAt === null
        ? strings.viewsOf({ views })
        : strings.viewsUntil({ views, last: dateWords(lastViewedAt) }),
  },
  { id: 'actions', header: strings.actions, align: 'end', cell: (share) => <Actions share={share} /> },
];

const Actions = ({ share }: { readonly share: Share }) => (
  <Row gap={2} justify="end" wrap>
    {share.url !== null && (
      <CopyButton text={share.url} label={strings.copyLabel({ what: whatOf(share) })} iconOnly />
    )}
    <Revoke share={share} />
  </Row>
);

function Revoke({ share }: { readonly share: Share }) {
  const revoke = useRevokeShare();
  const toast = useToast();
  return (
    <Button
      variant="quiet"
      busy={revoke.isPending}
      aria-label={strings.revokeLabel({ what: whatOf(share) })}
      onClick={() =>
        revoke.mutate(share.id, {
          onSuccess: () => toast.show({ title: strings.revoked, description: strings.revokedText }),
          onError: (error) => toast.show({ title: wordsOf(error, strings.revokeFailed), tone: 'poor' }),
        })
      }
    >
      {strings.revoke}
    </Button>
  );
}
