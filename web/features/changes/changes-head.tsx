/** The sentence, the figures before and after, and which analysis to compare with. */
import type { SiteChanges } from '@pagewright/contract/entities/site-changes';
import { wholeScore } from '@pagewright/contract/ratings';
import { changesSentence } from '@pagewright/contract/report/changes-words';
import { Link, useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { Note, Row, Stack } from '../../ui/layout.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './changes.module.css';
import { usePlace } from './queries.ts';
import { strings } from './strings.ts';

export function ChangesHead({ id, changes }: { readonly id: string; readonly changes: SiteChanges }) {
  const { before, after, score, indexable, compared } = changes;
  return (
    <Stack as="header" gap={3}>
      <p className="lead">{changesSentence(changes)}</p>
      <Note tone="soft">
        {strings.between({ before: dateTimeWords(before.date), after: dateTimeWords(after.date) })}
      </Note>
      <Row as="dl" gap={6} rowGap={3} align="end" wrap className={styles.figures}>
        <FromTo
          name={compared.readOnce > 0 ? strings.scoreOfOtherPages : strings.score}
          {...wholeScores(score)}
        />
        <FromTo name={strings.indexable} {...indexable} />
      </Row>
      <Choice id={id} current={before.id === id ? after.id : before.id} />
    </Stack>
  );
}

const wholeScores = ({ before, after }: SiteChanges['score']) => ({
  before: before === null ? null : wholeScore(before),
  after: after === null ? null : wholeScore(after),
});

function FromTo({
  name,
  before,
  after,
}: {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
}) {
  if (before === null && after === null) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{strings.fromTo({ from: String(before ?? strings.none), to: String(after ?? strings.none) })}</dd>
    </div>
  );
}

function Choice({ id, current }: { readonly id: string; readonly current: string }) {
  const [, setSearch] = useSearchParams();
  const { data: place } = usePlace(id);
  if (place === undefined) return null;
  return (
    <Row gap={3} align="end" wrap>
      {place.others.length > 1 && (
        <SelectField
          label={strings.compareWith}
          value={current}
          options={place.others.map((each) => ({ value: each.id, label: dateTimeWords(each.date) }))}
          onChange={(since) => setSearch({ since })}
        />
      )}
      <ButtonLink asChild>
        <Link to={`/analysis/${encodeURIComponent(id)}`}>{strings.openReport}</Link>
      </ButtonLink>
      <ButtonLink asChild>
        <Link to={`/sites/${encodeURIComponent(place.siteId)}`}>{strings.siteTrend}</Link>
      </ButtonLink>
    </Row>
  );
}
