/** What changed since the previous analysis of the site: the first line of a second report. */
import { readAnalysisPlace, readChanges } from '@pagewright/contract/endpoints/sites';
import { changesSentence } from '@pagewright/contract/report/changes-words';
import { Link } from 'react-router';
import { useEndpoint } from '../../../api/query.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import styles from './changes-line.module.css';

export function ChangesLine() {
  const { id } = useReportData().analysis;
  const { data: place } = useEndpoint(readAnalysisPlace, { params: { id } });
  const hasPrevious = place !== undefined && place.previous !== null;
  const { data: changes } = useEndpoint(readChanges, { params: { id }, query: {} }, { enabled: hasPrevious });
  if (changes === undefined) return null;
  return (
    <p className={styles.line}>
      {changesSentence(changes)}{' '}
      <TextLink asChild>
        <Link to={`/analysis/${encodeURIComponent(id)}/changes`}>{strings.site.seeChanges}</Link>
      </TextLink>
    </p>
  );
}
