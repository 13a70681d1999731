/** Fixes that were measured: the words, the markup, what they clear, and the score before and after. */
import type { VerifiedFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { verificationWords } from '@pagewright/contract/report/verification-words';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FixVerification } from '../../../ui/fix-verification.tsx';
import { PatchSteps } from '../../../ui/patch-steps.tsx';
import { pageStrings } from '../shared/page-strings.ts';
import { useReportData } from '../shared/report-context.ts';
import { CopyWords } from './copy-words.tsx';
import { DetailRow } from './detail-row.tsx';
import details from './page-details.module.css';
import styles from './suggested-texts.module.css';
import { suggestionStrings } from './suggestion-strings.ts';
import { verifiedFixesOf } from './verified-fixes.ts';

export function PageFixes({ page }: { readonly page: Page }) {
  const fixes = verifiedFixesOf(page);
  if (fixes.length === 0) return null;
  return (
    <DetailRow label={suggestionStrings.fixes}>
      <p className={details.quiet}>{suggestionStrings.fixesText}</p>
      <ul className={styles.fixes}>
        {fixes.map((fix) => (
          <li key={`${fix.cleared.join(' ')} ${fix.html}`}>
            <Fix fix={fix} page={page} />
          </li>
        ))}
      </ul>
    </DetailRow>
  );
}

interface FixProps {
  readonly fix: VerifiedFix;
  readonly page: Page;
}

const Fix = ({ fix, page }: FixProps) => (
  <>
    <div className={styles.top}>
      <p className={styles.says}>{fix.patch}</p>
      <Badge tone={fix.writtenBy === null ? 'neutral' : 'info'}>
        {fix.writtenBy === null ? suggestionStrings.fromPage : suggestionStrings.words(fix.writtenBy)}
      </Badge>
    </div>
    {fix.words !== null && <p className={styles.words}>{fix.words}</p>}
    <div className={styles.copies}>
      {fix.words !== null && (
        <CopyWords text={fix.words} label={pageStrings.copy} copiedToast={pageStrings.contentCopied} />
      )}
      {fix.html !== '' && (
        <CopyWords
          text={fix.html}
          label={suggestionStrings.copyHtml}
          copiedToast={suggestionStrings.htmlCopied}
        />
      )}
    </div>
    <FixVerificationResult fix={fix} page={page} />
    <Disclosure summary={verificationWords.where}>
      <PatchSteps steps={fix.steps} words={verificationWords} />
    </Disclosure>
  </>
);

function FixVerificationResult({ fix: { cleared, scoreBefore, scoreAfter }, page }: FixProps) {
  const { index } = useReportData();
  const titleOf = (ruleId: string): string =>
    [...page.issues, ...index.groups].find((issue) => issue.ruleId === ruleId)?.title ?? ruleId;
  return (
    <FixVerification
      cleared={cleared.map(titleOf)}
      before={scoreBefore}
      after={scoreAfter}
      max={limits.score.max}
      tone={insightTone(scoreAfter)}
      words={verificationWords}
    />
  );
}
