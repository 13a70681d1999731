/** The anatomy of a report on an invented page: what was found, who says so, the words to paste, what it changes. */
import { limits } from '@pagewright/contract/limits';
import type { ReactNode } from 'react';
import { Stack, Text } from '../ui/layout.tsx';
import { Ruler } from '../ui/ruler.tsx';
import { ToneIcon } from '../ui/tone-icon.tsx';
import styles from './example-finding.module.css';
import { examplePage, titleRuler } from './example-page.ts';
import panelStyles from './example-panel.module.css';
import { bases } from './strings.ts';
import { exampleWords } from './words.ts';

const { title, image, description } = examplePage;

interface FindingProps {
  readonly subject: string;
  readonly basis: string;
  readonly found: ReactNode;
  readonly says: string;
  readonly paste: string;
}

function Finding({ subject, basis, found, says, paste }: FindingProps) {
  return (
    <li className={styles.finding}>
      <div className={styles.subject}>
        <ToneIcon tone="fair" />
        <strong>{subject}</strong>
        <span className={styles.basis}>{basis}</span>
      </div>
      <Stack gap={2} shrink>
        {found}
        <p className={styles.says}>{says}</p>
        <p className={styles.paste}>
          <Text as="span" weight={600} tone="quiet">
            {exampleWords.paste}
          </Text>{' '}
          {paste}
        </p>
      </Stack>
    </li>
  );
}

const titleFinding = () => (
  <>
    <p>
      {title.visible}
      <mark className={styles.cut}>{title.cut}</mark>
    </p>
    <Ruler
      value={title.length}
      max={titleRuler.max}
      tone="fair"
      ticks={titleRuler.ticks}
      label={exampleWords.rulerLabel({
        length: title.length,
        ticks: titleRuler.ticks.map(({ at }) => at).join(', '),
      })}
    />
  </>
);

export function ExampleFinding() {
  return (
    <figure className={panelStyles.panel}>
      <figcaption className={panelStyles.caption}>
        <strong>{exampleWords.findings}</strong>
        <span>{exampleWords.findingsNote}</span>
      </figcaption>
      <p className={styles.url}>{examplePage.url}</p>
      <ol className={styles.findings}>
        <Finding
          subject={exampleWords.title}
          basis={bases.heuristic}
          found={titleFinding()}
          says={exampleWords.titleSays({ length: title.length, max: limits.title.max })}
          paste={title.suggested}
        />
        <Finding
          subject={exampleWords.images}
          basis={bases.standard}
          found={<p className={styles.code}>{image.found}</p>}
          says={exampleWords.imagesSay}
          paste={image.suggested}
        />
        <Finding
          subject={exampleWords.description}
          basis={bases.google}
          found={<p className={styles.code}>{'<meta name="description"> not in <head>'}</p>}
          says={exampleWords.descriptionSays}
          paste={description.suggested}
        />
      </ol>
      <p className={styles.after}>
        <ToneIcon tone="good" />
        <span>{exampleWords.applied({ before: title.length, after: title.suggestedLength })}</span>
      </p>
    </figure>
  );
}
