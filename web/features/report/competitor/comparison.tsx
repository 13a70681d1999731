/** A finished comparison: whom with, how sure it is, whether it is saved, and its parts. */

import { confidenceFigure, overallWords } from '@pagewright/contract/report/competitor-figures';
import { comparisonMethod, confidenceMethod } from '@pagewright/contract/report/competitor-words';
import type { ComponentType } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { dateTimeWords } from '../../../ui/date-words.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReport } from '../shared/report-context.ts';
import { type ComparisonPart, comparisonParts } from '../shared/report-view.ts';
import type { CompareState } from './compare-state.ts';
import type { ComparisonController } from './comparison-controller.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import { DetailsPart } from './details-part.tsx';
import { GapsPart } from './gaps-part.tsx';
import { InsightsPart } from './insights-part.tsx';
import { MetricsPart } from './metrics-part.tsx';
import type { PartProps } from './part-props.ts';
import { RecommendationsPart } from './recommendations-part.tsx';
import { StrategiesPart } from './strategies-part.tsx';
import { SummaryPart } from './summary-part.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

const parts: Readonly<Record<ComparisonPart, ComponentType<PartProps>>> = {
  metrics: MetricsPart,
  insights: InsightsPart,
  gaps: GapsPart,
  strategies: StrategiesPart,
  details: DetailsPart,
  summary: SummaryPart,
  recommendations: RecommendationsPart,
};

/** The recommendations have no trigger of their own: Summary links to them. */
const tabs = comparisonParts
  .filter((id) => id !== 'recommendations')
  .map((id) => ({ id, label: words.subs[id] }));

export interface ComparisonProps {
  readonly controller: ComparisonController;
  readonly state: Extract<CompareState, { phase: 'result' }>;
}

export function Comparison({ controller, state: { result, saving, isFresh } }: ComparisonProps) {
  const { view, change } = useReport();
  const Part = parts[view.sub];
  return (
    <div className={styles.tab}>
      <Head result={result} isFresh={isFresh} />
      {saving === 'failed' && (
        <Alert
          live
          tone="poor"
          title={words.saveFailed}
          action={<Button onClick={() => void controller.save()}>{words.saveAgain}</Button>}
        >
          {words.saveFailedText}
        </Alert>
      )}
      <Tabs
        size="sm"
        label={words.subTabs}
        tabs={tabs}
        value={view.sub === 'recommendations' ? 'summary' : view.sub}
        onChange={(sub) => change({ sub })}
      >
        <div className={styles.part}>
          <Part result={result} />
          <Button className={styles.another} onClick={() => controller.clear()} data-print="hide">
            {words.another}
          </Button>
        </div>
      </Tabs>
      <Caveats result={result} />
    </div>
  );
}

function Head({ result, isFresh }: PartProps & { readonly isFresh: boolean }) {
  const heading = useFocusOnMount<HTMLHeadingElement>(isFresh);
  const { mainDomain, competitorDomain, comparedAt } = result;
  const confidence = confidenceFigure(result);
  return (
    <section className={styles.head} aria-label={words.pairName(mainDomain, competitorDomain)}>
      <h3 ref={heading} tabIndex={-1} className={styles.pair}>
        {mainDomain} <span className={styles.beside}>{words.versus}</span> {competitorDomain}
      </h3>
      <p className={styles.origin}>
        {comparedAt !== undefined && (
          <span>
            {words.comparedOn} <time dateTime={comparedAt}>{dateTimeWords(comparedAt)}</time>
          </span>
        )}
        <span className={styles.sure}>
          {words.confidence} <ToneIcon tone={confidence.tone} size={10} />
          <strong>{words.confidenceOf(confidence.word, confidence.value)}</strong>
        </span>
      </p>
      <Verdict result={result} />
    </section>
  );
}

/** How sure it is and what limits it, after the results. */
function Caveats({ result }: PartProps) {
  const { notes = [] } = result;
  const confidence = confidenceFigure(result);
  return (
    <section className={styles.head} aria-label={words.notes}>
      {confidence.sentence !== '' && <p className={styles.quiet}>{confidence.sentence}</p>}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={words.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Disclosure summary={words.method}>
        <div className={styles.method}>
          <p>{comparisonMethod}</p>
          <p>
            {words.confidence}: {confidenceMethod}
          </p>
        </div>
      </Disclosure>
    </section>
  );
}

const quickWinsMax = 3;

/** What most people come for: who is ahead, and what to do about it. */
function Verdict({ result }: PartProps) {
  const { overallAdvantage, quickWins } = result.competitiveSummary;
  const first = quickWins.slice(0, quickWinsMax);
  return (
    <>
      {overallAdvantage !== '' && <p className={styles.overall}>{overallWords(result)}</p>}
      {first.length > 0 && (
        <ol className={styles.texts} aria-label={words.quickWins}>
          {first.map((text) => (
            <li key={text}>
              <CodedText text={text} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
