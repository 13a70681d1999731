/** A change that was tried on a copy of the page: what it clears, what it does to the score, and where it goes. */
import type { ChatProof } from '@pagewright/contract/entities/conversation';
import { limits } from '@pagewright/contract/limits';
import { proofWords } from '@pagewright/contract/proof-words';
import { insightTone } from '@pagewright/contract/verdicts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PatchSteps } from '../../ui/patch-steps.tsx';
import { Proof } from '../../ui/proof.tsx';
import styles from './proof-card.module.css';
import { strings } from './strings.ts';

const titles = (rules: ChatProof['cleared']): string[] => rules.map(({ title }) => title);

export function ProofCard({ proof }: { readonly proof: ChatProof }) {
  const { patch, cleared, broken, scoreBefore, scoreAfter, steps } = proof;
  return (
    <figure className={styles.card} aria-label={strings.proof}>
      <p className={styles.patch}>{patch}</p>
      <Proof
        cleared={titles(cleared)}
        brought={titles(broken)}
        before={scoreBefore}
        after={scoreAfter}
        max={limits.score.max}
        tone={insightTone(scoreAfter)}
        words={proofWords}
      />
      {steps.length > 0 && (
        <Disclosure summary={proofWords.where}>
          <PatchSteps steps={steps} words={proofWords} />
        </Disclosure>
      )}
    </figure>
  );
}
