/** What sets a report apart, line by line, each beside a specimen of it. */
import type { ReactNode } from 'react';
import { Stack, Text } from '../ui/layout.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { ToneIcon } from '../ui/tone-icon.tsx';
import styles from './difference-ledger.module.css';
import { examplePage, titleRuler } from './example-page.ts';
import { bases } from './strings.ts';

const { title, image } = examplePage;

const evidence = (
  <dl className={styles.pairs}>
    <dt>Where</dt>
    <dd className={styles.code}>main &gt; figure:nth-of-type(2) &gt; img</dd>
    <dt>Found</dt>
    <dd className={styles.code}>{image.found}</dd>
    <dt>Expected</dt>
    <dd>Alt text that says what the image shows</dd>
  </dl>
);

const sources = (
  <dl className={styles.pairs}>
    <dt>{bases.google}</dt>
    <dd>The meta description is missing</dd>
    <dt>{bases.standard}</dt>
    <dd>An image has no alt text (WCAG 2.2, 1.1.1)</dd>
    <dt>{bases.heuristic}</dt>
    <dd>The title is over 60 characters. Google sets no limit</dd>
  </dl>
);

const words = (
  <Stack gap={2} size="lg" weight={500} face="display" className={styles.words}>
    <p>
      <del>Improve your page title.</del>
    </p>
    <p>
      <ins>{title.suggested}</ins>
    </p>
  </Stack>
);

const measured = (
  <Stack gap={2} className={styles.measured}>
    <p>
      <ToneIcon tone="fair" /> Before: {title.length} characters
    </p>
    <Ruler value={title.length} max={titleRuler.max} tone="fair" label={`Before: ${title.length}.`} />
    <p>
      <ToneIcon tone="good" /> After: {title.suggestedLength} characters
    </p>
    <Ruler
      value={title.suggestedLength}
      max={titleRuler.max}
      tone="good"
      ticks={titleRuler.ticks}
      label={`After: ${title.suggestedLength}, inside the recommended 50 to 60.`}
    />
  </Stack>
);

const parts = (
  <dl className={styles.pairs}>
    <dt>Database</dt>
    <dd>Included and started for you</dd>
    <dt>AI</dt>
    <dd>Built-in assistant: no key, same answer every time</dd>
    <dt>Sign-in</dt>
    <dd>Local accounts</dd>
    <dt>Internet</dt>
    <dd>Only for the site you audit</dd>
  </dl>
);

const lines: readonly { claim: string; text: string; specimen: ReactNode }[] = [
  {
    claim: 'Every finding carries its evidence',
    text: 'The exact markup, where it is, what we found and what we expected. If you cannot check a finding, it is not one.',
    specimen: evidence,
  },
  {
    claim: 'Every rule names its source',
    text: 'Google documents it, a standard says so, or it is a rule of thumb. Most audits treat all three the same; here a rule of thumb costs half the points.',
    specimen: sources,
  },
  {
    claim: 'Suggestions you can paste',
    text: 'A title you can paste as it is, with its length already on the ruler.',
    specimen: words,
  },
  {
    claim: 'Improvements are measured',
    text: 'Before a gain is promised, the fix is put into a copy of your page and the whole audit runs again. What you see is the measured difference.',
    specimen: measured,
  },
  {
    claim: 'It runs on one machine',
    text: 'No API key, no cloud account, no internet connection needed. Connect a model, a database or an identity provider when you want one.',
    specimen: parts,
  },
];

export function DifferenceLedger() {
  return (
    <Stack as="ul">
      {lines.map(({ claim, text, specimen }) => (
        <li key={claim} className={styles.line}>
          <div className={styles.claim}>
            <h3>{claim}</h3>
            <p>{text}</p>
          </div>
          <Text as="div" shrink>
            {specimen}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
