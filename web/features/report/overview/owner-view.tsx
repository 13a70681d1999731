/** What the owner of this kind of site should see to first; nothing where the kind is not certain. */
import type { OwnerCheck } from '@pagewright/contract/entities/site-kind';
import { siteKindTitles } from '@pagewright/contract/report/owner-words';
import { Card, CardHeader } from '../../../ui/card.tsx';
import type { Tone } from '../../../ui/tone.ts';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import styles from './owner-view.module.css';

const tones: Readonly<Record<OwnerCheck['state'], Tone>> = { met: 'good', missing: 'fair', ask: 'info' };

export function OwnerView() {
  const { siteKind } = useReportData().analysis;
  if (siteKind === undefined) return null;
  const { kind, because, checks } = siteKind;
  return (
    <Card aria-labelledby="owner-view">
      <CardHeader id="owner-view" title={siteKindTitles[kind]} />
      <p className={styles.because}>{because}</p>
      <ul className={styles.checks}>
        {checks.map(({ text, state }) => (
          <li key={text}>
            <ToneIcon tone={tones[state]} size={12} label={strings.site.checkStates[state]} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
