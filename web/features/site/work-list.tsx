/** The work list of a site: what is to do, who does it, and what was found again. */
import type { WorkItem } from '@pagewright/contract/entities/work-item';
import { workLabels } from '@pagewright/contract/report/work-words';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateWords } from '../../ui/date-words.ts';
import { Stack } from '../../ui/layout.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UrlText } from '../../ui/url-text.tsx';
import { useWorkList } from './queries.ts';
import styles from './site.module.css';
import { strings } from './strings.ts';

const tones = { todo: 'neutral', doing: 'info', done: 'good', reopened: 'fair' } as const;

export interface WorkListProps {
  readonly siteId: string;
  /** Where findings are opened. */
  readonly latestId: string;
}

export function WorkList({ siteId, latestId }: WorkListProps) {
  const { data: items } = useWorkList(siteId);
  if (items === undefined) return null;
  const open = items.filter(({ state }) => state !== 'done').length;
  return (
    <Stack padding="large" aria-labelledby="work-list" as={Card} gap={5} columns={1} className={styles.runs}>
      <CardHeader
        id="work-list"
        level={2}
        title={strings.work({ open })}
        description={items.length === 0 ? strings.noWork : strings.workText}
      />
      {items.length > 0 && (
        <Table
          caption={strings.work({ open })}
          columns={columnsFor(latestId)}
          rows={items}
          rowKey={({ ruleId, target }) => `${ruleId} ${target}`}
        />
      )}
    </Stack>
  );
}

const columnsFor = (latestId: string): TableColumn<WorkItem>[] => [
  {
    id: 'finding',
    header: strings.finding,
    rowHeader: true,
    cell: ({ title, ruleId, target }) => (
      <>
        <TextLink asChild>
          <Link to={`/analysis/${latestId}?by=issue&rule=${encodeURIComponent(ruleId)}`}>{title}</Link>
        </TextLink>{' '}
        {target !== '' && <UrlText url={target} pathOnly />}
      </>
    ),
  },
  {
    id: 'state',
    header: strings.state,
    cell: ({ state }) => <Badge tone={tones[state]}>{workLabels[state]}</Badge>,
  },
  { id: 'assignee', header: strings.assignee, cell: ({ assignee }) => assignee },
  { id: 'note', header: strings.note, cell: ({ note }) => note },
  { id: 'changed', header: strings.changed, cell: ({ by, at }) => strings.byOn({ by, date: dateWords(at) }) },
];
