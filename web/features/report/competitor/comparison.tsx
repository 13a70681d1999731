/** A finished comparison: whom with, how sure it is, whether it is saved, and its parts. */
import { confidenceFigure, gapSources, overallWords } from '@pagewright/contract/report/competitor-figures';
import { comparisonWords } from '@pagewright/contract/report/competitor-words';
import type { ComponentType } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CodedText } from '../../../ui/coded-text.tsx';
import { dateTimeWords } from '../../../ui/date-words.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Grid, Note, Row, Stack } from '../../../ui/layout.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ToneIcon } from '../../../ui/tone-icon.tsx';
import { useReport } from '../shared/report-context.ts';
import { type ComparisonPart, comparisonParts } from '../shared/report-view.ts';
import type { CompareState } from './compare-state.ts';
import type { ComparisonController } from './comparison-controller.ts';
import styles from './competitor.module.css';
import { competitorStrings as words } from './competitor-strings.ts';
import { DetailsPart } from './details-part.tsx';
import { InsightsPart } from './insights-part.tsx';
import { MetricsPart } from './metrics-part.tsx';
import type { PartProps } from './part-props.ts';
import { Sources } from './sources.tsx';
import { StrategiesPart } from './strategies-part.tsx';
import { RecommendationsPart, SummaryPart } from './summary-part.tsx';
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
const tabs = () =>
  comparisonParts.filter((id) => id !== 'recommendations').map((id) => ({ id, label: words.subs[id] }));

export interface ComparisonProps {
  readonly controller: ComparisonController;
  readonly state: Extract<CompareState, { phase: 'result' }>;
}

export function Comparison({ controller, state: { result, saving, isFresh } }: ComparisonProps) {
  const { view, change } = useReport();
  const Part = parts[view.sub];
  return (
    <Stack gap={5} columns={1} paper>
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
        tabs={tabs()}
        value={view.sub === 'recommendations' ? 'summary' : view.sub}
        onChange={(sub) => change({ sub })}
      >
        <Stack gap={5} columns={1} paper>
          <Part result={result} />
          <Button className={styles.another} onClick={() => controller.clear()} data-print="hide">
            {words.another}
          </Button>
        </Stack>
      </Tabs>
      <Caveats result={result} />
    </Stack>
  );
}

function Head({ result, isFresh }: PartProps & { readonly isFresh: boolean }) {
  const heading = useFocusOnMount<HTMLHeadingElement>(isFresh);
  const { mainDomain, competitorDomain, comparedAt } = result;
  const confidence = confidenceFigure(result);
  return (
    <Stack
      as="section"
      gap={2}
      columns={1}
      aria-label={words.pairName({ main: mainDomain, competitor: competitorDomain })}
    >
      <h3 ref={heading} tabIndex={-1} className={styles.pair}>
        {mainDomain} <span className={styles.beside}>{words.versus}</span> {competitorDomain}
      </h3>
      <Row as="p" gap={4} rowGap={1} size="sm" tone="soft" wrap>
        {comparedAt !== undefined && (
          <span>
            {words.comparedOn} <time dateTime={comparedAt}>{dateTimeWords(comparedAt)}</time>
          </span>
        )}
        <span className={styles.sure}>
          {words.confidence} <ToneIcon tone={confidence.tone} size={10} />
          <strong>{words.confidenceOf({ word: confidence.word, value: confidence.value })}</strong>
        </span>
      </Row>
      <Verdict result={result} />
    </Stack>
  );
}

/** How sure it is and what limits it, after the results. */
function Caveats({ result }: PartProps) {
  const { notes = [] } = result;
  const confidence = confidenceFigure(result);
  return (
    <Stack as="section" gap={2} columns={1} aria-label={words.notes}>
      {confidence.sentence !== '' && <Note measure>{confidence.sentence}</Note>}
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={words.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <Disclosure summary={words.method}>
        <Stack gap={3} columns={1} size="sm" tone="soft" anywhere measure>
          <p>{comparisonWords.method}</p>
          <p>
            {words.confidence}: {comparisonWords.confidence}
          </p>
        </Stack>
      </Disclosure>
    </Stack>
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

const kinds = ['missingTopics', 'underOptimizedAreas', 'opportunityKeywords'] as const;

/** Content Gaps: topics, areas and words that the competitor has and this site has not. */
function GapsPart({ result }: PartProps) {
  if (kinds.every((kind) => result.gaps[kind].length === 0))
    return (
      <EmptyState headingLevel={4} title={words.noGaps}>
        {words.noGapsText}
      </EmptyState>
    );
  return (
    <Grid gap={4} columns={3} paper className={styles.columns}>
      {kinds.map((kind) => (
        <Card key={kind} aria-labelledby={`gaps-${kind}`} className={styles.card}>
          <h4 id={`gaps-${kind}`}>{words.gaps[kind]}</h4>
          <Note measure>{words.gapsText[kind]}</Note>
          {result.gaps[kind].length === 0 ? (
            <p>{words.noGap}</p>
          ) : (
            <Stack as="ul" ruled className={styles.rows}>
              {result.gaps[kind].map((gap) => (
                <li key={gap}>
                  <p>{gap}</p>
                  <Sources of={gap} sources={gapSources(result, gap)} />
                </li>
              ))}
            </Stack>
          )}
        </Card>
      ))}
    </Grid>
  );
}
