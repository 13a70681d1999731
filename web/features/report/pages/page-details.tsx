/** What an open page card shows: score and issues with their fixes first, then how search results show the page; the rest is folded. */
import { limits } from '@pagewright/contract/limits';
import { assessDescriptionLength, assessTitleLength } from '@pagewright/contract/report/report-words';
import { SearchPreview } from '../../../ui/search-preview.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { DetailRow } from './detail-row.tsx';
import { LengthRow } from './length-row.tsx';
import { PageContents, type PageContentsProps } from './page-contents.tsx';
import styles from './page-details.module.css';
import { PageIssues } from './page-issues.tsx';
import { PageScore } from './page-score.tsx';
import { PageSuggestions } from './page-suggestions.tsx';

export function PageDetails({ entry, analysisId }: PageContentsProps) {
  const { page, name } = entry;
  const { title, metaDescription } = page;
  return (
    <div className={styles.details}>
      <PageScore page={page} />
      <PageIssues entry={entry} />
      <PageSuggestions entry={entry} />
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
      <DetailRow label={pageStrings.preview} isOnScreenOnly>
        <SearchPreview
          title={title?.trim() || name}
          url={page.url}
          description={metaDescription?.trim() ?? ''}
          titleCut={limits.title.max}
          descriptionCut={limits.description.max}
          label={pageStrings.previewOf(name)}
        />
      </DetailRow>
      <PageContents entry={entry} analysisId={analysisId} />
    </div>
  );
}
