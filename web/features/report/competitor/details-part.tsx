/** Details: the titles, descriptions and headings of both sites as they were read. */
import type { SiteDetails } from '@pagewright/contract/entities/competitor';
import { formatNumber } from '@pagewright/contract/report/report-words';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
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
    <div className={styles.pairOfSites}>
      <Site name="main" domain={mainDomain} details={details.main} />
      <Site name="competitor" domain={competitorDomain} details={details.competitor} />
    </div>
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
    <dl className={styles.counts}>
      <div>
        <dt>{words.detailPages}</dt>
        <dd>{formatNumber(details.pages)}</dd>
      </div>
      <div>
        <dt>{words.detailImages}</dt>
        <dd>{formatNumber(details.images)}</dd>
      </div>
    </dl>
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
      <p className={styles.quiet}>{words.none}</p>
    ) : (
      <ul className={styles.rows} aria-label={label}>
        {[...countTexts(texts)].map(([text, count]) => (
          <li key={text}>
            {text} {count > 1 && <span className={styles.times}>{words.times(count)}</span>}
          </li>
        ))}
      </ul>
    )}
  </div>
);
