/** What an open page card shows: score and issues with their fixes first, then how search results show the page; the rest is folded. */
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { insightTone, toneWords, wholeScore } from '@pagewright/contract/ratings';
import { searchFigures, searchWords } from '@pagewright/contract/report/opportunity-words';
import { originOfSuggestion } from '@pagewright/contract/report/origin-words';
import { assessDescriptionLength, assessTitleLength } from '@pagewright/contract/report/report-words';
import { Badge } from '../../../../ui/badge.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { Note, Row, Stack } from '../../../../ui/layout.tsx';
import { Ruler } from '../../../../ui/ruler.tsx';
import { SearchPreview } from '../../../../ui/search-preview.tsx';
import { ToneIcon } from '../../../../ui/tone-icon.tsx';
import type { PageEntry } from '../../shared/page-index.ts';
import { pageStrings } from '../../shared/page-strings.ts';
import { useReportData } from '../../shared/report-context.ts';
import { ScoreBreakdown } from '../../shared/score-breakdown.tsx';
import { strings } from '../../shared/strings.ts';
import { AiWords } from './ai-words.tsx';
import { assignFixes } from './assign-fixes.ts';
import { DetailRow, LengthRow } from './detail-row.tsx';
import { MeasuredFix } from './measured-fix.tsx';
import { OriginNote } from './origin-note.tsx';
import { PageContents, type PageContentsProps } from './page-contents.tsx';
import styles from './page-details.module.css';
import { PageIssues } from './page-issues.tsx';
import { hasSuggestedTexts, SuggestedTextParts } from './suggested-texts.tsx';
import { suggestionStrings, suggestionsBy } from './suggestion-strings.ts';
import { writerOf } from './writer-of.ts';

export function PageDetails({ entry, analysisId }: PageContentsProps) {
  const { page, name } = entry;
  const { title, metaDescription } = page;
  return (
    <Stack columns={1} className={styles.details}>
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
          label={pageStrings.previewOf({ name })}
        />
      </DetailRow>
      <PageFigures page={page} />
      <PageContents entry={entry} analysisId={analysisId} />
    </Stack>
  );
}

/** What Search Console says of the page. */
function PageFigures({ page: { search } }: { readonly page: Page }) {
  const { search: site } = useReportData().analysis;
  if (search === undefined || site === undefined) return null;
  const { from, to } = site;
  const queries = search.queries.map(({ query }) => query).join(', ');
  return (
    <DetailRow label={searchWords.figures}>
      <Note>{search.impressions === 0 ? searchWords.notSeen({ from, to }) : searchFigures(search)}</Note>
      {queries !== '' && (
        <Note tone="soft" anywhere>
          {searchWords.found({ queries })}
        </Note>
      )}
    </DetailRow>
  );
}

const ticks = [{ at: limits.score.insightFair }, { at: limits.score.insightGood }];

/** The score of one page; it opens to what took the points. */
function PageScore({ page: { score } }: { readonly page: Page }) {
  if (score == null) return null;
  const whole = wholeScore(score.value);
  const tone = insightTone(whole);
  return (
    <DetailRow label={pageStrings.score}>
      <Row gap={4} rowGap={1} wrap fill>
        <Note className={styles.score}>
          <strong>{whole}</strong> {strings.site.outOf}
        </Note>
        <Row as="p" gap="snug" size="sm" weight={600}>
          <ToneIcon tone={tone} size={12} /> {toneWords[tone]}
        </Row>
        <Ruler
          className={styles.ruler}
          value={whole}
          max={limits.score.max}
          tone={tone}
          ticks={ticks}
          label={pageStrings.scoreOf({ score: whole, word: toneWords[tone] })}
        />
      </Row>
      <Disclosure print="hide" summary={strings.site.deductions}>
        <ScoreBreakdown score={score} />
      </Disclosure>
    </DetailRow>
  );
}

/** Suggestions that belong to no issue of the page: new texts, links, loose advice and what was left to a person. */
function PageSuggestions({ entry: { page, shared } }: { readonly entry: PageEntry }) {
  const writer = writerOf(page, 'suggestions');
  const loose = page.suggestions.slice(page.issues.length).filter((text) => text !== '');
  const { rest } = assignFixes(page, [...page.issues, ...shared]);
  const isAny = loose.length + rest.length > 0 || hasSuggestedTexts(page);
  return (
    <DetailRow label={pageStrings.suggestions} isOnScreenOnly={!isAny}>
      {isAny ? (
        <>
          <Badge tone="info">{suggestionsBy(writer)}</Badge>
          {rest.map((fix) => (
            <MeasuredFix key={`${fix.patch} ${fix.html}`} fix={fix} page={page} />
          ))}
          {loose.length > 0 && (
            <Stack as="ul" gap={2} shrink fill>
              {loose.map((text) => (
                <li key={text}>
                  <AiWords text={text} />
                  <OriginNote origin={originOfSuggestion(page, text)} />
                </li>
              ))}
            </Stack>
          )}
          <SuggestedTextParts page={page} />
        </>
      ) : (
        <Note measure>{whyNone(page, shared.length)}</Note>
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
