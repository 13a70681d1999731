/** Suggestions that belong to no issue of the page: new texts, links, loose advice and what was left to a person. */
import type { Page } from '@pagewright/contract/entities/page';
import { Badge } from '../../../ui/badge.tsx';
import type { PageEntry } from '../shared/page-index.ts';
import { pageStrings } from '../shared/page-strings.ts';
import { AiWords } from './ai-words.tsx';
import { assignFixes } from './assign-fixes.ts';
import { DetailRow } from './detail-row.tsx';
import { MeasuredFix } from './measured-fix.tsx';
import styles from './page-details.module.css';
import { hasSuggestedTexts, SuggestedTextParts } from './suggested-texts.tsx';
import { suggestionStrings } from './suggestion-strings.ts';
import { writerOf } from './writer-of.ts';

export function PageSuggestions({ entry: { page, shared } }: { readonly entry: PageEntry }) {
  const writer = writerOf(page, 'suggestions');
  const loose = page.suggestions.slice(page.issues.length).filter((text) => text !== '');
  const { rest } = assignFixes(page, [...page.issues, ...shared]);
  const isAny = loose.length + rest.length > 0 || hasSuggestedTexts(page);
  return (
    <DetailRow label={pageStrings.suggestions} isOnScreenOnly={!isAny}>
      {isAny ? (
        <>
          <Badge tone="info">{suggestionStrings.suggestions(writer)}</Badge>
          {rest.map((fix) => (
            <MeasuredFix key={`${fix.patch} ${fix.html}`} fix={fix} page={page} />
          ))}
          {loose.length > 0 && (
            <ul className={styles.alone}>
              {loose.map((text) => (
                <li key={text}>
                  <AiWords text={text} />
                </li>
              ))}
            </ul>
          )}
          <SuggestedTextParts page={page} />
        </>
      ) : (
        <p className={styles.quiet}>{whyNone(page, shared.length)}</p>
      )}
    </DetailRow>
  );
}

function whyNone(page: Page, sharedIssues: number): string {
  if (page.issues.length + sharedIssues === 0) return pageStrings.wellDone;
  const writer = writerOf(page, 'suggestions');
  if (writer === null) return pageStrings.noSuggestions;
  const isInIssues = page.suggestions.some((text) => text !== '') || (page.fixes ?? []).length > 0;
  return isInIssues ? pageStrings.suggestionsInIssues : suggestionStrings.nothingToSuggest;
}
