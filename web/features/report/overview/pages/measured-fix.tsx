/** A fix that was measured: the words or the markup to paste, what it clears, and the score before and after. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { pageName } from '@pagewright/contract/report/report-words';
import { verificationWords } from '@pagewright/contract/report/verification-words';
import { CodeBlock } from '../../../../ui/code-block.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { FixVerification } from '../../../../ui/fix-verification.tsx';
import { Note, Text } from '../../../../ui/layout.tsx';
import { PatchSteps } from '../../../../ui/patch-steps.tsx';
import { SearchPreview } from '../../../../ui/search-preview.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { pageStrings } from '../../shared/page-strings.ts';
import { useReportData } from '../../shared/report-context.ts';
import { OriginNote } from './origin-note.tsx';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';

export interface MeasuredFixProps {
  readonly fix: VerifiedFix;
  readonly page: Page;
}

export function MeasuredFix({ fix, page }: MeasuredFixProps) {
  const { index } = useReportData();
  const titleOf = (ruleId: string): string | undefined =>
    [...page.issues, ...index.groups].find((issue) => issue.ruleId === ruleId)?.title;
  return (
    <div role="group" className={styles.fix} aria-label={suggestionStrings.measuredFix}>
      <Text size="sm" weight={600}>
        {fix.patch}
      </Text>
      <ToPaste fix={fix} />
      <OriginNote origin={{ unverified: fix.unverified ?? [] }} />
      <FixVerification
        cleared={fix.cleared.flatMap((ruleId) => titleOf(ruleId) ?? [])}
        before={fix.scoreBefore}
        after={fix.scoreAfter}
        max={limits.score.max}
        tone={insightTone(fix.scoreAfter)}
        words={verificationWords()}
      />
      <FixPreview fix={fix} page={page} />
      {fix.steps.length > 0 && (
        <Disclosure print="hide" summary={verificationWords().where}>
          <PatchSteps steps={fix.steps} words={verificationWords()} />
        </Disclosure>
      )}
    </div>
  );
}

/** The words as prose, the markup as code. */
function ToPaste({ fix: { words, html } }: { readonly fix: VerifiedFix }) {
  const toast = useToast();
  const say = (description: string) => () => toast.show({ title: pageStrings.copied, description });
  return (
    <>
      {words !== null && (
        <CodeBlock
          face="text"
          label={suggestionStrings.textToUse}
          text={words}
          copyLabel={pageStrings.copy}
          onCopied={say(pageStrings.contentCopied)}
        />
      )}
      {html !== '' && html !== words && (
        <CodeBlock
          label={suggestionStrings.html}
          text={html}
          copyLabel={suggestionStrings.copyHtml}
          onCopied={say(suggestionStrings.htmlCopied)}
        />
      )}
    </>
  );
}

/** Which part of a search result a fix writes; null for a fix that no result shows. */
function changedPart({ words, html }: VerifiedFix): 'title' | 'description' | null {
  if (words === null) return null;
  if (/^\s*<title[\s>]/i.test(html)) return 'title';
  return /^\s*<meta\b[^>]*\bname=["']?description\b/i.test(html) ? 'description' : null;
}

/** How a new title or description changes the search result: before and after, side by side. */
function FixPreview({ fix, page }: { readonly fix: VerifiedFix; readonly page: Page }) {
  const part = changedPart(fix);
  if (part === null) return null;
  const before = { title: pageName(page), description: page.metaDescription?.trim() ?? '' };
  const after = { ...before, [part]: fix.words ?? '' };
  return (
    <div className={styles.previews}>
      {[
        { name: suggestionStrings.before, shown: before },
        { name: suggestionStrings.after, shown: after },
      ].map(({ name, shown }) => (
        <div key={name}>
          <Note>{name}</Note>
          <SearchPreview
            {...shown}
            url={page.url}
            titleCut={limits.title.max}
            descriptionCut={limits.description.max}
            label={suggestionStrings.previewOf({ name })}
          />
        </div>
      ))}
    </div>
  );
}
