/** What sets a report apart, line by line, each beside a specimen of it. */
import type { ReactNode } from 'react';
import { Stack, Text } from '../ui/layout.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { ToneIcon } from '../ui/tone-icon.tsx';
import styles from './difference-ledger.module.css';
import { examplePage, titleRuler } from './example-page.ts';
import { bases } from './strings.ts';
import { ledgerWords } from './words.ts';

const { title, image } = examplePage;

const evidence = () => (
  <dl className={styles.pairs}>
    <dt>{ledgerWords.where}</dt>
    <dd className={styles.code}>main &gt; figure:nth-of-type(2) &gt; img</dd>
    <dt>{ledgerWords.found}</dt>
    <dd className={styles.code}>{image.found}</dd>
    <dt>{ledgerWords.expected}</dt>
    <dd>{ledgerWords.expectedAlt}</dd>
  </dl>
);

const sources = () => (
  <dl className={styles.pairs}>
    <dt>{bases.google}</dt>
    <dd>{ledgerWords.byGoogle}</dd>
    <dt>{bases.standard}</dt>
    <dd>{ledgerWords.byStandard}</dd>
    <dt>{bases.heuristic}</dt>
    <dd>{ledgerWords.byHeuristic}</dd>
  </dl>
);

const words = () => (
  <Stack gap={2} size="lg" weight={500} face="display" className={styles.words}>
    <p>
      <del>{ledgerWords.vague}</del>
    </p>
    <p>
      <ins>{title.suggested}</ins>
    </p>
  </Stack>
);

const measured = () => (
  <Stack gap={2} className={styles.measured}>
    <p>
      <ToneIcon tone="fair" /> {ledgerWords.before({ length: title.length })}
    </p>
    <Ruler
      value={title.length}
      max={titleRuler.max}
      tone="fair"
      label={ledgerWords.beforeLabel({ length: title.length })}
    />
    <p>
      <ToneIcon tone="good" /> {ledgerWords.after({ length: title.suggestedLength })}
    </p>
    <Ruler
      value={title.suggestedLength}
      max={titleRuler.max}
      tone="good"
      ticks={titleRuler.ticks}
      label={ledgerWords.afterLabel({ length: title.suggestedLength })}
    />
  </Stack>
);

const parts = () => (
  <dl className={styles.pairs}>
    <dt>{ledgerWords.database}</dt>
    <dd>{ledgerWords.databaseText}</dd>
    <dt>{ledgerWords.ai}</dt>
    <dd>{ledgerWords.aiText}</dd>
    <dt>{ledgerWords.signIn}</dt>
    <dd>{ledgerWords.signInText}</dd>
    <dt>{ledgerWords.internet}</dt>
    <dd>{ledgerWords.internetText}</dd>
  </dl>
);

const lines: readonly { id: keyof typeof ledgerWords.lines; specimen: () => ReactNode }[] = [
  { id: 'evidence', specimen: evidence },
  { id: 'sources', specimen: sources },
  { id: 'words', specimen: words },
  { id: 'measured', specimen: measured },
  { id: 'parts', specimen: parts },
];

export function DifferenceLedger() {
  return (
    <Stack as="ul">
      {lines.map(({ id, specimen }) => (
        <li key={id} className={styles.line}>
          <div className={styles.claim}>
            <h3>{ledgerWords.lines[id].claim}</h3>
            <p>{ledgerWords.lines[id].text}</p>
          </div>
          <Text as="div" shrink>
            {specimen()}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
