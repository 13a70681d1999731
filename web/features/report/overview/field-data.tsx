/** Core Web Vitals of real visitors beside what we measured: the origin with its history, and pages that have their own. */
import { readFieldData } from '@pagewright/contract/endpoints/field-data';
import {
  type FieldData,
  type FieldId,
  type FieldRecord,
  fieldIds,
} from '@pagewright/contract/entities/field-data';
import type { SpeedReport } from '@pagewright/contract/entities/speed';
import { fieldNames, fieldRating, formatField } from '@pagewright/contract/report/field-words';
import { useEndpoint } from '../../../api/query.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { dayWords } from '../../../ui/date-words.ts';
import { Note } from '../../../ui/layout.tsx';
import { Sparkline } from '../../../ui/sparkline.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { fieldStrings as strings } from './field-strings.ts';
import styles from './speed-figures.module.css';

export interface FieldDataCardProps {
  readonly analysisId: string;
  readonly speed: SpeedReport | undefined;
}

/** Nothing where nobody is asked. */
export function FieldDataCard({ analysisId, speed }: FieldDataCardProps) {
  const { data } = useEndpoint(readFieldData, { params: { id: analysisId } }, { staleTime: 60_000 });
  if (data === undefined || data.state === 'off') return null;
  const { origin, pages, note } = data;
  const period = origin.phone ?? origin.desktop;
  const isEmpty = period === null && pages.length === 0;
  return (
    <Card className={styles.speed} aria-labelledby="field-data">
      <CardHeader
        id="field-data"
        level={4}
        title={strings.heading}
        description={
          period === null
            ? strings.text
            : strings.period({ from: dayWords(period.from), to: dayWords(period.to) })
        }
      />
      {note !== null && <Note tone="soft">{note}</Note>}
      {isEmpty && note === null && <Note tone="soft">{strings.none}</Note>}
      {period !== null && <OriginTable data={data} speed={speed} />}
      {period === null && !isEmpty && <Note tone="soft">{strings.noOrigin}</Note>}
      {pages.length > 0 && <PageTable pages={pages} />}
      {!isEmpty && pages.length < data.asked && (
        <Note tone="soft">{strings.pagesWithout({ count: data.asked - pages.length })}</Note>
      )}
    </Card>
  );
}

function Value({ id, value }: { readonly id: FieldId; readonly value: number | null | undefined }) {
  if (value === null || value === undefined) return strings.noValue;
  return (
    <>
      <ToneIcon tone={fieldRating(id, value)} size={12} label={strings.ratings[fieldRating(id, value)]} />{' '}
      {formatField(id, value)}
    </>
  );
}

/** What we measured ourselves; nobody interacts with a page in a laboratory. */
const measured = (speed: SpeedReport | undefined, id: FieldId): string => {
  const figure = speed?.figures.find((each) => each.id === id);
  return figure === undefined ? strings.noValue : formatField(id, figure.median);
};

const pointsOf = (history: readonly FieldRecord[] | null, id: FieldId) =>
  (history ?? []).flatMap(({ to, [id]: value }) => (value === null ? [] : [{ label: dayWords(to), value }]));

const originColumns = (
  { origin, history }: FieldData,
  speed: SpeedReport | undefined,
): TableColumn<FieldId>[] => [
  { id: 'figure', header: strings.figure, rowHeader: true, cell: (id) => fieldNames[id] },
  { id: 'phone', header: strings.phone, cell: (id) => <Value id={id} value={origin.phone?.[id]} /> },
  { id: 'desktop', header: strings.desktop, cell: (id) => <Value id={id} value={origin.desktop?.[id]} /> },
  { id: 'measured', header: strings.measured, cell: (id) => measured(speed, id) },
  {
    id: 'history',
    header: strings.history,
    cell: (id) => <History id={id} records={history.phone ?? history.desktop} />,
  },
];

interface HistoryProps {
  readonly id: FieldId;
  readonly records: readonly FieldRecord[] | null;
}

function History({ id, records }: HistoryProps) {
  const points = pointsOf(records, id);
  if (points.length < 2) return strings.noValue;
  return <Sparkline label={strings.historyOf({ figure: fieldNames[id] })} points={points} />;
}

interface OriginTableProps {
  readonly data: FieldData;
  readonly speed: SpeedReport | undefined;
}

const OriginTable = ({ data, speed }: OriginTableProps) => (
  <Table caption={strings.heading} columns={originColumns(data, speed)} rows={fieldIds} rowKey={(id) => id} />
);

type FieldPage = FieldData['pages'][number];

const pageColumns = (): TableColumn<FieldPage>[] => [
  { id: 'url', header: strings.page, rowHeader: true, cell: ({ url }) => <UrlText url={url} pathOnly /> },
  ...(['lcp', 'inp', 'cls'] as const).map((id) => ({
    id,
    header: strings.onPhone({ figure: id.toUpperCase() }),
    cell: ({ phone }: FieldPage) => <Value id={id} value={phone?.[id]} />,
  })),
  {
    id: 'desktop',
    header: strings.onDesktop({ figure: 'LCP' }),
    cell: ({ desktop }) => <Value id="lcp" value={desktop?.lcp} />,
  },
];

const PageTable = ({ pages }: { readonly pages: readonly FieldPage[] }) => (
  <Table caption={strings.pages} showCaption columns={pageColumns()} rows={pages} rowKey={({ url }) => url} />
);
