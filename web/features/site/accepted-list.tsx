/** The accepted findings of a site: why, by whom, until when, and whether they still match anything. */
import type { Acceptance } from '@pagewright/contract/entities/acceptance';
import { wordsOf } from '../../api/api-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateWords, dayWords } from '../../ui/date-words.ts';
import { Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { useToast } from '../../ui/toast.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { useAcceptances, useRemoveAcceptance } from './queries.ts';
import styles from './site.module.css';
import { strings } from './strings.ts';

export function AcceptedList({ siteId }: { readonly siteId: string }) {
  const { data: acceptances } = useAcceptances(siteId);
  if (acceptances === undefined) return null;
  return (
    <Stack
      padding="large"
      aria-labelledby="accepted-findings"
      as={Card}
      gap={5}
      columns={1}
      className={styles.runs}
    >
      <CardHeader
        id="accepted-findings"
        level={2}
        title={strings.accepted({ count: acceptances.length })}
        description={acceptances.length === 0 ? strings.nothingAccepted : strings.acceptedText}
      />
      {acceptances.length > 0 && (
        <Table
          caption={strings.accepted({ count: acceptances.length })}
          columns={columnsFor(siteId)}
          rows={acceptances}
          rowKey={({ id }) => id}
        />
      )}
    </Stack>
  );
}

const columnsFor = (siteId: string): TableColumn<Acceptance>[] => [
  { id: 'finding', header: strings.finding, rowHeader: true, cell: ({ title }) => title },
  {
    id: 'where',
    header: strings.where,
    cell: ({ scope, target }) => {
      if (scope === 'site') return strings.wholeSite;
      return scope === 'page' ? <UrlText url={target} pathOnly /> : target;
    },
  },
  { id: 'reason', header: strings.reason, cell: ({ reason }) => reason },
  {
    id: 'by',
    header: strings.acceptedBy,
    cell: ({ by, at, until }) => (
      <>
        {strings.byOn({ by, date: dateWords(at) })}
        {until !== null && ` ${strings.untilDay({ day: dayWords(until) })}`}
      </>
    ),
  },
  {
    id: 'state',
    header: strings.state,
    cell: ({ state, matches }) => (
      <Badge tone={state === 'active' ? 'neutral' : 'info'}>
        {state === 'active' ? strings.states.active({ matches }) : strings.states[state]}
      </Badge>
    ),
  },
  {
    id: 'actions',
    header: strings.actions,
    align: 'end',
    cell: (acceptance) => <ReportAgain siteId={siteId} acceptance={acceptance} />,
  },
];

function ReportAgain({ siteId, acceptance }: { readonly siteId: string; readonly acceptance: Acceptance }) {
  const remove = useRemoveAcceptance(siteId);
  const toast = useToast();
  return (
    <Button
      variant="quiet"
      busy={remove.isPending}
      aria-label={strings.reportAgainLabel({ title: acceptance.title })}
      onClick={() =>
        remove.mutate(acceptance.id, {
          onSuccess: () => toast.show({ title: strings.removed, description: acceptance.title }),
          onError: (error) => toast.show({ title: wordsOf(error, strings.removeFailed), tone: 'poor' }),
        })
      }
    >
      {strings.reportAgain}
    </Button>
  );
}
