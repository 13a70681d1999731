/** The server logs of a site: upload, crawlers, days, wasted requests, and the pages that crawlers never see. */
import type { LogSummary, LogView } from '@pagewright/contract/entities/server-log';
import { Card, CardHeader } from '../../ui/card.tsx';
import { dateWords, dayWords } from '../../ui/date-words.ts';
import { Note, Stack } from '../../ui/layout.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { JoinTables, VisitTables } from './log-tables.tsx';
import { LogUpload } from './log-upload.tsx';
import { useLogs } from './queries.ts';
import { strings } from './strings.ts';

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);

function describe({ summary }: LogView): string {
  if (summary === null) return strings.none;
  const { from, to, requests, crawlers } = summary;
  if (from === null || to === null) return strings.noRequests;
  return strings.covers({
    from: dateWords(from),
    to: dateWords(to),
    requests,
    crawlers: sum(crawlers.map(({ hits }) => hits)),
  });
}

const notesOf = ({ otherHosts, unread, formats, crawlers }: LogSummary): string[] => [
  ...(formats.includes('common') ? [strings.noAgents] : []),
  ...(otherHosts > 0 ? [strings.otherHosts({ count: otherHosts })] : []),
  ...(unread > 0 ? [strings.unread({ count: unread })] : []),
  ...(crawlers.length > 0 ? [strings.notVerified] : []),
];

function Figures({ summary }: { readonly summary: LogSummary }) {
  const points = summary.days.map(({ day, hits }) => ({
    label: dayWords(day),
    value: sum(Object.values(hits)),
  }));
  return (
    <>
      {notesOf(summary).map((note) => (
        <Note key={note} tone="soft">
          {note}
        </Note>
      ))}
      {points.length > 1 && (
        <div>
          <Note>{strings.perDay}</Note>
          <Sparkline label={strings.perDay} points={points} width={240} height={48} />
        </div>
      )}
      <VisitTables summary={summary} />
    </>
  );
}

export function LogCard({ siteId }: { readonly siteId: string }) {
  const { data: view } = useLogs(siteId);
  if (view === undefined) return null;
  const { summary, join } = view;
  return (
    <Stack padding="large" aria-labelledby="site-logs" as={Card} gap={5} columns={1}>
      <CardHeader id="site-logs" level={2} title={strings.heading} description={describe(view)} />
      {summary !== null && <Figures summary={summary} />}
      {summary !== null && summary.crawlers.length > 0 && join !== null && <JoinTables join={join} />}
      <LogUpload siteId={siteId} hasFigures={summary !== null} />
    </Stack>
  );
}
