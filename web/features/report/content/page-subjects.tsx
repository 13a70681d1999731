/** What each page is about, whether it says so, and how much and how readably it says. */
import { inNeedFirst, type PageSubject, pageSubjects } from '@pagewright/contract/report/page-subjects';
import { useMemo, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Stack } from '../../../ui/layout.tsx';
import { Table, type TableColumn } from '../../../ui/table.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { UrlText } from '../../../ui/url-text.tsx';
import { FilterLink } from '../overview/filter-link.tsx';
import { useReportData } from '../shared/report-context.ts';
import { onlyFilter } from '../shared/show-list.ts';
import contentStyles from './content.module.css';
import { contentStrings } from './content-strings.ts';

const shownAtFirst = 10;
const words = contentStrings.subjects;

export function PageSubjects() {
  const { analysis } = useReportData();
  const subjects = useMemo(() => inNeedFirst(pageSubjects(analysis.pages)), [analysis]);
  const [isWhole, setWhole] = useState(false);
  if (subjects.length === 0) return null;
  const shown = isWhole ? subjects : subjects.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="page-subjects">
      <h3 id="page-subjects" className={contentStyles.heading}>
        {words.heading}
      </h3>
      <Card as="div">
        <Note tone="soft">{words.text}</Note>
        <Table caption={words.heading} columns={columns()} rows={shown} rowKey={({ page }) => page.url} />
        {shown.length < subjects.length && (
          <Button variant="quiet" onClick={() => setWhole(true)}>
            {words.showAll({ count: subjects.length })}
          </Button>
        )}
      </Card>
    </section>
  );
}

const columns = (): readonly TableColumn<PageSubject>[] => [
  { id: 'page', header: words.page, rowHeader: true, cell: ({ page }) => <PageLink url={page.url} /> },
  { id: 'about', header: words.about, cell: (subject) => <About subject={subject} /> },
  { id: 'says', header: words.says, cell: ({ says }) => (says === null ? '–' : <Says says={says} />) },
  {
    id: 'length',
    header: words.length,
    align: 'end',
    cell: ({ wordCount, isThin }) => (
      <>
        {words.wordCount({ count: wordCount })} {isThin && <Badge tone="fair">{words.thin}</Badge>}
      </>
    ),
  },
  {
    id: 'reading',
    header: words.reading,
    cell: ({ reading }) => (reading === null ? '–' : words.readings[reading]),
  },
  {
    id: 'questions',
    header: words.questions,
    cell: ({ questions }) =>
      questions.length === 0 ? (
        words.none
      ) : (
        <Stack as="ul" size="sm">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </Stack>
      ),
  },
];

function PageLink({ url }: { readonly url: string }) {
  const key = useReportData().index.byUrl.get(url)?.key ?? url;
  return (
    <FilterLink filter={onlyFilter({ tab: 'overview', open: [key] })}>
      <UrlText url={url} pathOnly />
    </FilterLink>
  );
}

function About({ subject: { words: own, isUnfilled } }: { readonly subject: PageSubject }) {
  if (isUnfilled) return <Badge tone="poor">{words.unfilled}</Badge>;
  return own.length === 0 ? words.unclear : own.join(', ');
}

const places = ['title', 'heading', 'description'] as const;

const Says = ({ says }: { readonly says: NonNullable<PageSubject['says']> }) => (
  <Row as="ul" gap={3} rowGap={0} wrap>
    {places.map((place) => (
      <Row key={place} as="li" gap={1} nowrap>
        <ToneIcon
          tone={says[place] ? 'good' : 'fair'}
          size={12}
          label={says[place] ? words.said : words.notSaid}
        />
        {words.places[place]}
      </Row>
    ))}
  </Row>
);
