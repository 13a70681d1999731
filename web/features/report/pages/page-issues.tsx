/** The issues of one page, each with its suggestion; then suggestions that belong to none, and rules not evaluated. */
import type { Page } from '@pagewright/contract/entities/page';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { PageEntry } from '../shared/page-index.ts';
import { pageStrings } from '../shared/page-strings.ts';
import { AiWords } from './ai-words.tsx';
import { DetailRow } from './detail-row.tsx';
import { IssueItem } from './issue-item.tsx';
import { NotEvaluatedList } from './not-evaluated-list.tsx';
import styles from './page-details.module.css';
import { Place, Places } from './places.tsx';
import { suggestionStrings } from './suggestion-strings.ts';
import { writerOf } from './writer-of.ts';

export function PageIssues({ entry: { page, shared } }: { readonly entry: PageEntry }) {
  const { issues, suggestions, notEvaluated = [] } = page;
  return (
    <>
      {issues.length + shared.length + notEvaluated.length > 0 && (
        <DetailRow label={pageStrings.issues}>
          <ul className={styles.issues}>
            {issues.map((issue, at) => (
              <li key={`${issue.ruleId} ${issue.description}`}>
                <IssueItem
                  issue={issue}
                  suggestion={suggestions[at] || undefined}
                  writer={writerOf(page, 'suggestions')}
                  where={<Place url={page.url} />}
                  urls={[page.url]}
                />
              </li>
            ))}
            {shared.map((issue) => (
              <li key={`${issue.ruleId} ${issue.urls.join(' ')}`}>
                <IssueItem issue={issue} where={<Places urls={issue.urls} />} urls={issue.urls} />
              </li>
            ))}
          </ul>
          {notEvaluated.length > 0 && (
            <Disclosure summary={pageStrings.notEvaluated(notEvaluated.length)}>
              <NotEvaluatedList rules={notEvaluated} />
            </Disclosure>
          )}
        </DetailRow>
      )}
      <DetailRow label={pageStrings.suggestions}>
        <Suggestions page={page} />
      </DetailRow>
    </>
  );
}

function Suggestions({ page }: { readonly page: Page }) {
  const { issues, suggestions } = page;
  const writer = writerOf(page, 'suggestions');
  const alone = suggestions.slice(issues.length).filter((text) => text !== '');
  if (alone.length > 0) {
    return (
      <ul className={styles.alone}>
        {alone.map((text) => (
          <li key={text}>
            <AiWords label={suggestionStrings.suggestion(writer)} text={text} />
          </li>
        ))}
      </ul>
    );
  }
  if (issues.length === 0) return <p>{pageStrings.wellDone}</p>;
  const isAnyInIssues = suggestions.some((text) => text !== '');
  return (
    <p className={styles.quiet}>
      {isAnyInIssues
        ? pageStrings.suggestionsInIssues
        : writer === null
          ? pageStrings.noSuggestions
          : suggestionStrings.nothingToSuggest(writer)}
    </p>
  );
}
