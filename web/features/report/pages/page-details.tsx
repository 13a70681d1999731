/** What an open page card shows: how the page reads to a search engine, its issues, and what to write instead. */

import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { describeRendering } from '@pagewright/contract/report/rendering-words';
import { assessDescriptionLength, assessTitleLength } from '@pagewright/contract/report/report-words';
import { SearchPreview } from '../../../ui/search-preview.tsx';
import { WordCloud } from '../../../ui/word-cloud.tsx';
import { keywordsOf, type PageEntry } from '../shared/page-index.ts';
import { pageStrings } from '../shared/page-strings.ts';
import { strings } from '../shared/strings.ts';
import { DetailRow } from './detail-row.tsx';
import { LengthRow } from './length-row.tsx';
import styles from './page-details.module.css';
import { PageFixes } from './page-fixes.tsx';
import { PageImages } from './page-images.tsx';
import { PageIssues } from './page-issues.tsx';
import { PageScore } from './page-score.tsx';
import { SuggestedTextsSection } from './suggested-texts.tsx';
import { writerOf } from './writer-of.ts';

export function PageDetails({ entry }: { readonly entry: PageEntry }) {
  const { page, name } = entry;
  const { title, metaDescription } = page;
  return (
    <div className={styles.details}>
      <LengthRow
        label={pageStrings.title}
        text={title}
        range={limits.title}
        assessment={assessTitleLength(title)}
      />
      <LengthRow
        label={pageStrings.description}
        text={metaDescription}
        range={limits.description}
        assessment={assessDescriptionLength(metaDescription)}
      />
      <DetailRow label={pageStrings.preview}>
        <SearchPreview
          title={title?.trim() || name}
          url={page.url}
          description={metaDescription?.trim() ?? ''}
          titleCut={limits.title.max}
          descriptionCut={limits.description.max}
          label={pageStrings.previewOf(name)}
        />
      </DetailRow>
      <CheckedAs page={page} />
      <PageIssues entry={entry} />
      <PageFixes page={page} />
      <SuggestedTextsSection page={page} />
      <Headings entry={entry} />
      <DetailRow label={pageStrings.keywords}>
        <WordCloud
          label={pageStrings.keywordsOf(name)}
          words={keywordsOf(page)
            .slice(0, limits.keywordCloud.page)
            .map(({ keyword, count, density }) => ({
              text: keyword,
              count,
              note: strings.site.densityOf(density),
            }))}
          minPx={limits.keywordCloud.minPx}
          maxPx={limits.keywordCloud.maxPx}
          emptyText={strings.site.noKeywords}
          noteHeader={strings.site.density}
        />
      </DetailRow>
      <PageImages images={page.images} writer={writerOf(page, 'alt texts')} />
      <PageScore page={page} />
    </div>
  );
}

function CheckedAs({ page }: { readonly page: Page }) {
  const sentence = describeRendering(page);
  if (sentence === null) return null;
  return (
    <DetailRow label={pageStrings.checkedAs}>
      <p className={styles.quiet}>{sentence}</p>
    </DetailRow>
  );
}

function Headings({ entry: { page } }: { readonly entry: PageEntry }) {
  const shown = page.headings.slice(0, limits.shown.headings);
  const more = page.headings.length - shown.length;
  return (
    <DetailRow label={pageStrings.headings}>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{pageStrings.noHeadings}</p>
      ) : (
        <ul className={styles.headings}>
          {shown.map(({ level, text }, at) => (
            // A page may carry one heading twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${at} ${text}`}>
              <span className={styles.level}>{pageStrings.level(level)}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className={styles.quiet}>{pageStrings.more(more)}</p>}
    </DetailRow>
  );
}
