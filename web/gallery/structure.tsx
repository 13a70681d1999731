/** Gallery: what holds other things. */
import { useState } from 'react';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardHeader } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Row } from '../ui/layout.tsx';
import { Table, type TableColumn, type TableSort } from '../ui/table.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ToneIcon } from '../ui/tone-icon.tsx';
import { UrlText } from '../ui/url-text.tsx';
import styles from './gallery.module.css';
import { Specimen, SpecimenGroup } from './specimen.tsx';

const tabs = [
  { id: 'overview', label: 'Analysis Overview' },
  { id: 'content', label: 'Content Quality' },
  { id: 'design', label: 'Design Analysis' },
  { id: 'competitor', label: 'Competitor Analysis' },
] as const;

export function Structure() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('overview');
  return (
    <SpecimenGroup title="Structure">
      <Specimen name="card">
        <Card>
          <CardHeader
            title="A card with actions"
            level={4}
            eyebrow="Eyebrow"
            description="What this card is about."
            actions={<Button>Action</Button>}
          />
        </Card>
      </Specimen>
      <Specimen name="disclosure">
        <Disclosure summary="A line that opens">What lay under it.</Disclosure>
      </Specimen>
      <Specimen name="disclosure, framed" wide>
        <Disclosure
          framed
          level={4}
          defaultOpen
          summary={
            <Row as="span" gap={3} className={styles.pageHead}>
              <ToneIcon tone="poor" />
              <span>
                Homepage
                <UrlText url="https://hearthandrye.example/" />
              </span>
            </Row>
          }
          actions={
            <>
              <Badge tone="poor">2 critical</Badge>
              <Button>Chat with AI</Button>
              <Button>Reanalyze</Button>
            </>
          }
        >
          <p>The evidence.</p>
        </Disclosure>
        <Disclosure framed level={4} summary="Folded">
          <p>Seen only in print.</p>
        </Disclosure>
      </Specimen>
      <Specimen name="tabs" wide>
        <Tabs label="Results" tabs={tabs} value={tab} onChange={setTab}>
          <p>The panel of {tab}.</p>
        </Tabs>
        <Tabs label="Details" size="sm" tabs={tabs} value={tab} onChange={setTab}>
          <p>A smaller one.</p>
        </Tabs>
      </Specimen>
      <SortedTable />
    </SpecimenGroup>
  );
}

const sites = [
  { domain: 'hearthandrye.example', pages: 18, critical: 5 },
  { domain: 'averyveryverylongdomainnamewithoutanend.example', pages: 7, critical: 0 },
  { domain: 'short.example', pages: 100, critical: 12 },
];

const columns: readonly TableColumn<(typeof sites)[number]>[] = [
  { id: 'domain', header: 'Website', sortable: true, rowHeader: true, cell: (row) => row.domain },
  { id: 'pages', header: 'Pages', sortable: true, align: 'end', cell: (row) => row.pages },
  {
    id: 'issues',
    header: 'Issues',
    cell: (row) => <Badge tone={row.critical > 0 ? 'poor' : 'good'}>{row.critical} critical</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: () => <Button>View Details</Button>,
  },
];

function SortedTable() {
  const [sort, setSort] = useState<TableSort>({ by: 'domain', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = sites.toSorted(
    (a, b) => sign * (sort.by === 'pages' ? a.pages - b.pages : a.domain.localeCompare(b.domain)),
  );
  return (
    <Specimen name="table" wide>
      <Table
        caption="Sites"
        rows={rows}
        rowKey={(row) => row.domain}
        sort={sort}
        onSort={setSort}
        columns={columns}
      />
    </Specimen>
  );
}
