/** Chooses two analyses of a site and opens what changed between them. */
import type { TrendPoint } from '@pagewright/contract/entities/site';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { dateTimeWords } from '../../ui/date-words.ts';
import { SelectField } from '../../ui/select-field.tsx';
import styles from './site.module.css';
import { strings } from './strings.ts';

export function ComparePicker({ points }: { readonly points: readonly TrendPoint[] }) {
  const navigate = useNavigate();
  const options = points
    .map(({ analysisId, date }) => ({ value: analysisId, label: dateTimeWords(date) }))
    .reverse();
  const [earlier, setEarlier] = useState(options.at(-1)?.value ?? '');
  const [later, setLater] = useState(options[0]?.value ?? '');
  return (
    <form
      className={styles.picker}
      aria-label={strings.pickCompare}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`/analysis/${encodeURIComponent(later)}/changes?since=${encodeURIComponent(earlier)}`);
      }}
    >
      <SelectField label={strings.pickBefore} value={earlier} options={options} onChange={setEarlier} />
      <SelectField label={strings.pickAfter} value={later} options={options} onChange={setLater} />
      <Button type="submit" disabled={earlier === later}>
        {strings.pickGo}
      </Button>
    </form>
  );
}
