/** The folded part of a page card: headings, keywords, images, how the page was rendered, and checks that were not run. */
import { limits } from '@pagewright/contract/limits';
import { describeRendering } from '@pagewright/contract/report/rendering-words';
import type { ReactNode } from 'react';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { WordCloud } from '../../../../ui/word-cloud.tsx';
import { keywordsOf, type PageEntry } from '../../shared/page-index.ts';
import { pageStrings } from '../../shared/page-strings.ts';
import { strings } from '../../shared/strings.ts';
import { NotEvaluatedList } from './not-evaluated-list.tsx';
import styles from './page-details.module.css';
import { PageImages } from './page-images.tsx';
import { writerOf } from './writer-of.ts';

export interface PageContentsProps {
  readonly entry: PageEntry;
  readonly analysisId: string;
}

export function PageContents({ entry, analysisId }: PageContentsProps) {
  const { page, name } = entry;
  const { headings, images, notEvaluated = [] } = page;
  const keywords = keywordsOf(page).slice(0, limits.keywordCloud.page);
  const rendering = describeRendering(page);
  return (
    <div className={styles.folds}>
      <Fold name={strings.list.withCount({ label: pageStrings.headings, count: headings.length })}>
        <Headings headings={headings} />
      </Fold>
      <Fold name={strings.list.withCount({ label: pageStrings.keywords, count: keywords.length })}>
        <WordCloud
          label={pageStrings.keywordsOf({ name })}
          words={keywords.map(({ keyword, count, density }) => ({
            text: keyword,
            count,
            note: strings.site.densityOf({ percent: density }),
          }))}
          minPx={limits.keywordCloud.minPx}
          maxPx={limits.keywordCloud.maxPx}
          emptyText={strings.site.noKeywords}
          noteHeader={strings.site.density}
        />
      </Fold>
      <Fold name={imagesName(entry)}>
        <PageImages images={images} writer={writerOf(page, 'alt texts')} analysisId={analysisId} />
      </Fold>
      {rendering !== null && (
        <Fold name={pageStrings.checkedAs}>
          <Note measure>{rendering}</Note>
        </Fold>
      )}
      {notEvaluated.length > 0 && (
        <Fold name={pageStrings.notEvaluated({ count: notEvaluated.length })}>
          <NotEvaluatedList rules={notEvaluated} />
        </Fold>
      )}
    </div>
  );
}

function imagesName({ page: { images } }: PageEntry): string {
  const suggested = images.filter(({ suggestedAlt }) => suggestedAlt !== undefined).length;
  const name = strings.list.withCount({ label: pageStrings.images, count: images.length });
  return suggested === 0 ? name : pageStrings.withSuggestedAlt({ name, count: suggested });
}

const Fold = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Disclosure level={5} print="hide" summary={name}>
    {children}
  </Disclosure>
);

function Headings({ headings }: { readonly headings: PageEntry['page']['headings'] }) {
  const shown = headings.slice(0, limits.shown.headings);
  const more = headings.length - shown.length;
  if (shown.length === 0) return <Note measure>{pageStrings.noHeadings}</Note>;
  return (
    <>
      <Stack as="ul" gap={2} shrink fill>
        {shown.map(({ level, text }, at) => (
          // A page may carry one heading twice.
          // oxlint-disable-next-line react/no-array-index-key
          <Row key={`${at} ${text}`} as="li" gap={3} align="stretch" anywhere>
            <span className={styles.level}>{pageStrings.level({ level })}</span>
            <span>{text}</span>
          </Row>
        ))}
      </Stack>
      {more > 0 && <Note measure>{pageStrings.more({ count: more })}</Note>}
    </>
  );
}
