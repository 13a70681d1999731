/** What a change was measured to do: the findings it clears, those it brings, and the score before and after. */
import styles from './fix-verification.module.css';
import { Row, Stack, Text } from './layout.tsx';
import { Ruler } from './ruler.tsx';
import type { Tone } from './tone.ts';
import { ToneIcon } from './tone-icon.tsx';

export type VerificationWords = {
  clears: string;
  clearsNothing: string;
  brings: string;
  score: string;
  scoreChange: (before: number, after: number) => string;
  scoreSentence: (before: number, after: number) => string;
  measured: string;
  now: (score: number) => string;
};

export type VerificationProps = {
  /** Each by its name. */
  cleared: readonly string[];
  brought?: readonly string[] | undefined;
  before: number;
  after: number;
  max: number;
  /** Of the score after. */
  tone: Tone;
  words: VerificationWords;
};

const nothing: readonly string[] = [];

export function FixVerification({
  cleared,
  brought = nothing,
  before,
  after,
  max,
  tone,
  words,
}: VerificationProps) {
  return (
    <dl className={styles.verification}>
      <div>
        <dt>{words.clears}</dt>
        <dd>{cleared.length === 0 ? words.clearsNothing : <Findings names={cleared} tone="good" />}</dd>
        {brought.length > 0 && (
          <>
            <dt>{words.brings}</dt>
            <dd>
              <Findings names={brought} tone="poor" />
            </dd>
          </>
        )}
      </div>
      <div>
        <dt>{words.score}</dt>
        <dd>
          <p>
            <strong>{words.scoreChange(before, after)}</strong>{' '}
            <Text as="span" tone="quiet">
              {words.measured}
            </Text>
          </p>
          <Ruler
            className={styles.ruler}
            value={after}
            max={max}
            tone={tone}
            ticks={[{ at: before, label: words.now(before) }]}
            label={words.scoreSentence(before, after)}
          />
        </dd>
      </div>
    </dl>
  );
}

const Findings = ({ names, tone }: { readonly names: readonly string[]; readonly tone: Tone }) => (
  <Stack as="ul" gap={1} className={styles.findings}>
    {names.map((name) => (
      <Row key={name} as="li" gap={2} align="baseline" anywhere>
        <ToneIcon tone={tone} size={12} /> {name}
      </Row>
    ))}
  </Stack>
);
