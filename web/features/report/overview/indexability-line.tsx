/** How many pages Google can index, and why not the others: the first thing a report says. */
import {
  indexabilitySentence,
  indexabilityTone,
  type NotIndexableGroup,
  notIndexableGroups,
} from '@pagewright/contract/report/indexability-words';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { Places } from '../pages/places.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import styles from './indexability-line.module.css';

export function IndexabilityLine() {
  const { indexability } = useReportData().analysis;
  if (indexability === undefined) return null;
  const groups = notIndexableGroups(indexability);
  return (
    <section className={styles.line} aria-label={strings.site.indexability}>
      <p className={styles.sentence}>
        <ToneIcon tone={indexabilityTone(indexability)} />
        {indexabilitySentence(indexability)}
      </p>
      {groups.length > 0 && (
        <ul className={styles.reasons}>
          {groups.map((group) => (
            <li key={group.reason}>
              <Disclosure print="line" summary={strings.site.notIndexable(group.urls.length, group.label)}>
                <Reason group={group} />
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Reason = ({ group: { detail, urls } }: { readonly group: NotIndexableGroup }) => (
  <div className={styles.reason}>
    {detail !== null && <code>{detail}</code>}
    <Places urls={urls} />
  </div>
);
