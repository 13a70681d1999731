/** Fixes that were measured: the words, the markup, what they clear, and the score before and after. */
import type { ProvenFix } from '@pagewright/contract/entities/fix';
import type { Page } from '@pagewright/contract/entities/page';
import { limits } from '@pagewright/contract/limits';
import { proofWords } from '@pagewright/contract/proof-words';
import { insightTone } from '@pagewright/contract/verdicts';
import { Badge } from '../../../ui/badge.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { PatchSteps } from '../../../ui/patch-steps.tsx';
import { Proof } from '../../../ui/proof.tsx';
import { pageStrings } from '../page-strings.ts';
import { useReportData } from '../report-context.ts';
import styles from './advice.module.css';
import { adviceStrings } from './advice-strings.ts';
import { CopyWords } from './copy-words.tsx';
import { DetailRow } from './detail-row.tsx';
import details from './page-details.module.css';
import { provenFixesOf } from './proven-fixes.ts';

export function PageFixes({ page }: { readonly page: Page }) {
  const fixes = provenFixesOf(page);
  if (fixes.length === 0) return null;
  return (
    <DetailRow label={adviceStrings.fixes}>
      <p className={details.quiet}>{adviceStrings.fixesText}</p>
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
  readonly fix: ProvenFix;
  readonly page: Page;
}

const Fix = ({ fix, page }: FixProps) => (
  <>
    <div className={styles.top}>
      <p className={styles.says}>{fix.patch}</p>
      <Badge tone={fix.writtenBy === null ? 'neutral' : 'info'}>
        {fix.writtenBy === null ? adviceStrings.fromPage : adviceStrings.words(fix.writtenBy)}
      </Badge>
    </div>
    {fix.words !== null && <p className={styles.words}>{fix.words}</p>}
    <div className={styles.copies}>
      {fix.words !== null && (
        <CopyWords text={fix.words} label={pageStrings.copy} told={pageStrings.contentCopied} />
      )}
      {fix.html !== '' && (
        <CopyWords text={fix.html} label={adviceStrings.copyHtml} told={adviceStrings.htmlCopied} />
      )}
    </div>
    <FixProof fix={fix} page={page} />
    <Disclosure summary={proofWords.where}>
      <PatchSteps steps={fix.steps} words={proofWords} />
    </Disclosure>
  </>
);

function FixProof({ fix: { cleared, scoreBefore, scoreAfter }, page }: FixProps) {
  const { index } = useReportData();
  const titleOf = (ruleId: string): string =>
    [...page.issues, ...index.groups].find((issue) => issue.ruleId === ruleId)?.title ?? ruleId;
  return (
    <Proof
      cleared={cleared.map(titleOf)}
      before={scoreBefore}
      after={scoreAfter}
      max={limits.score.max}
      tone={insightTone(scoreAfter)}
      words={proofWords}
    />
  );
}
