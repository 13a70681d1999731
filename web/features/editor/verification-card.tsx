/** A change that was tried on a copy of the page: what it clears, what it does to the score, and where it goes. */
import type { ChatVerification } from '@pagewright/contract/entities/conversation';
import { limits } from '@pagewright/contract/limits';
import { insightTone } from '@pagewright/contract/ratings';
import { verificationWords } from '@pagewright/contract/report/verification-words';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FixVerification } from '../../ui/fix-verification.tsx';
import { Text } from '../../ui/layout.tsx';
import { PatchSteps } from '../../ui/patch-steps.tsx';
import { strings } from './strings.ts';
import styles from './verification-card.module.css';

const titles = (rules: ChatVerification['cleared']): string[] => rules.map(({ title }) => title);

export function VerificationCard({ verification }: { readonly verification: ChatVerification }) {
  const { patch, cleared, broken, scoreBefore, scoreAfter, steps } = verification;
  return (
    <figure className={styles.card} aria-label={strings.verification}>
      <Text size="sm" weight={600} anywhere>
        {patch}
      </Text>
      <FixVerification
        cleared={titles(cleared)}
        brought={titles(broken)}
        before={scoreBefore}
        after={scoreAfter}
        max={limits.score.max}
        tone={insightTone(scoreAfter)}
        words={verificationWords()}
      />
      {steps.length > 0 && (
        <Disclosure summary={verificationWords().where}>
          <PatchSteps steps={steps} words={verificationWords()} />
        </Disclosure>
      )}
    </figure>
  );
}
