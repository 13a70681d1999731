/** Details: the titles, descriptions and headings of both sites as they were read. */
import { formatNumber } from '@pagewright/contract/count-of';
import type { SiteDetails } from '@pagewright/contract/entities/competitor';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid, Note, Row, Stack, Text } from '../../../ui/layout.tsx';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import type { PartProps } from './part-props.ts';

export function DetailsPart({ result: { details, mainDomain, competitorDomain } }: PartProps) {
  if (details.main.pages === 0 && details.competitor.pages === 0)
    return (
      <EmptyState headingLevel={4} title={words.noDetails}>
        {words.noDetailsText}
      </EmptyState>
    );
  return (
    <Grid gap={4} columns={2} fold={720} paper>
      <Site name="main" domain={mainDomain} details={details.main} />
      <Site name="competitor" domain={competitorDomain} details={details.competitor} />
    </Grid>
  );
}

interface SiteProps {
  readonly name: string;
  readonly domain: string;
  readonly details: SiteDetails;
}

const Site = ({ name, domain, details }: SiteProps) => (
  <Card aria-labelledby={`details-${name}`} className={styles.card}>
    <h4 id={`details-${name}`} className={styles.heading}>
      {domain}
    </h4>
    <Row as="dl" gap={6} align="stretch" labels className={styles.counts}>
      <div>
        <dt>{words.detailPages}</dt>
        <dd>{formatNumber(details.pages)}</dd>
      </div>
      <div>
        <dt>{words.detailImages}</dt>
        <dd>{formatNumber(details.images)}</dd>
      </div>
    </Row>
    <Texts label={words.titles} texts={details.titles} />
    <Texts label={words.descriptions} texts={details.descriptions} />
    <Texts label={words.headings} texts={details.headings.map(headingWords)} />
  </Card>
);

const headingWords = ({ level, text }: SiteDetails['headings'][number]): string => `h${level} ${text}`;

/** Each text once, with how often it is there. */
function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const Texts = ({ label, texts }: { readonly label: string; readonly texts: readonly string[] }) => (
  <div>
    <p className={styles.label}>{label}</p>
    {texts.length === 0 ? (
      <Note measure>{words.none}</Note>
    ) : (
      <Stack as="ul" ruled className={styles.rows} aria-label={label}>
        {[...countTexts(texts)].map(([text, count]) => (
          <li key={text}>
            {text}{' '}
            {count > 1 && (
              <Text as="span" size="xs" tone="quiet" nowrap>
                {words.times({ count })}
              </Text>
            )}
          </li>
        ))}
      </Stack>
    )}
  </div>
);
