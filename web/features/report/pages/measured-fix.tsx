/** A fix that was measured: the words or the markup to paste, what it clears, and the score before and after. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { verificationWords } from '@pagewright/contract/report/verification-words';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FixVerification } from '../../../ui/fix-verification.tsx';
import { PatchSteps } from '../../../ui/patch-steps.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { useReportData } from '../shared/report-context.ts';
import { FixPreview } from './fix-preview.tsx';
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
      <p className={styles.says}>{fix.patch}</p>
      <ToPaste fix={fix} />
      <FixVerification
        cleared={fix.cleared.flatMap((ruleId) => titleOf(ruleId) ?? [])}
        before={fix.scoreBefore}
        after={fix.scoreAfter}
        max={limits.score.max}
        tone={insightTone(fix.scoreAfter)}
        words={verificationWords}
      />
      <FixPreview fix={fix} page={page} />
      {fix.steps.length > 0 && (
        <Disclosure print="hide" summary={verificationWords.where}>
          <PatchSteps steps={fix.steps} words={verificationWords} />
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
