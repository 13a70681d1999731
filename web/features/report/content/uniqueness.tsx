/** How much of the content is the site's own: a score, and what is on several pages at once. */
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { Places } from '../overview/pages/places.tsx';
import contentStyles from './content.module.css';
import { contentStrings } from './content-strings.ts';
import { ScoreBlock } from './score-block.tsx';
import styles from './uniqueness.module.css';

type Uniqueness = NonNullable<ContentQualityInsight['contentUniqueness']>;
type Group = Uniqueness['duplicateContent']['titles'][number];

const kinds = ['titles', 'descriptions', 'headings', 'paragraphs'] as const;
const tones: Readonly<Record<Group['impactLevel'], Tone>> = {
  critical: 'poor',
  high: 'poor',
  medium: 'fair',
  low: 'info',
};

export const UniquenessPart = ({ uniqueness }: { readonly uniqueness: Uniqueness | undefined }) => (
  <section aria-labelledby="content-uniqueness">
    <h3 id="content-uniqueness" className={contentStyles.heading}>
      {contentStrings.uniqueness}
    </h3>
    <Card as="div" className={styles.unique}>
      {uniqueness === undefined ? (
        <Row as="p" gap={2} size="sm" tone="soft">
          <ToneIcon tone="neutral" />
          {contentStrings.uniquenessUnknown}
        </Row>
      ) : (
        <Groups uniqueness={uniqueness} />
      )}
    </Card>
  </section>
);

const Groups = ({ uniqueness }: { readonly uniqueness: Uniqueness }) => (
  <>
    <div className={styles.uniqueScore}>
      <ScoreBlock name={contentStrings.uniqueness} score={uniqueness.uniquenessScore} />
      <p>{contentStrings.uniquenessSentence({ duplicates: uniqueness.totalDuplicates })}</p>
    </div>
    {kinds.map((kind) => (
      <Duplicates
        key={kind}
        title={contentStrings.duplicates[kind]}
        groups={uniqueness.duplicateContent[kind] ?? []}
      />
    ))}
  </>
);

interface DuplicatesProps {
  readonly title: string;
  readonly groups: readonly Group[];
}

function Duplicates({ title, groups }: DuplicatesProps) {
  if (groups.length === 0) return null;
  return (
    <Stack gap={2} paper>
      <h4>{title}</h4>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={`${group.content} ${group.urls.join(' ')}`}>
            <Row as="p" gap={3} rowGap={1} justify="between" wrap className={contentStyles.top}>
              <Text as="span" anywhere shrink>
                “{group.content}”
              </Text>
              <Badge tone={tones[group.impactLevel]}>{contentStrings.impacts[group.impactLevel]}</Badge>
            </Row>
            <Disclosure summary={contentStrings.onPages({ count: group.urls.length })}>
              <Places urls={group.urls} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
