/** Design Analysis: the site's score, then each page as a browser saw it; or why there is none. */
import { limits } from '@pagewright/contract/limits';
import { designLabel, designTone } from '@pagewright/contract/ratings';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Ruler } from '../../ui/ruler.tsx';
import styles from './design/design.module.css';
import { designStrings } from './design/design-strings.ts';
import { FailedRenders } from './design/failed-renders.tsx';
import { PageDesign } from './design/page-design.tsx';
import { PagePictures } from './design/page-pictures.tsx';
import { useReportData } from './shared/report-context.ts';
import { strings } from './shared/strings.ts';
import { SwitchOn } from './switch-on.tsx';

const { max, designFair, designGood, designExcellent } = limits.score;
const ticks = [designFair, designGood, designExcellent].map((at) => ({ at }));

export function DesignTab() {
  const { enhancedInsights, pages } = useReportData().analysis;
  const design = enhancedInsights?.designAnalysis;
  if (design?.error) {
    return (
      <Alert tone="poor" title={strings.designFailed}>
        <p>{design.error}</p>
        <p>{strings.designFailedText}</p>
      </Alert>
    );
  }
  if (design?.pageAnalyses === undefined || design.pageAnalyses.length === 0)
    return <SwitchOn title={strings.designEmpty}>{strings.designEmptyText}</SwitchOn>;
  const { overallScore, pageAnalyses, totalPagesAnalyzed = pageAnalyses.length, summary } = design;
  const isFailed = ({ overallScore: score, screenshotData }: (typeof pageAnalyses)[number]): boolean =>
    score === null && screenshotData.screenshotUrl === null;
  // What to work on comes first.
  const rendered = pageAnalyses
    .filter((page) => !isFailed(page))
    .toSorted((a, b) => (a.overallScore ?? max) - (b.overallScore ?? max));
  // What could not be rendered may be worse than what was.
  const isPartial = totalPagesAnalyzed < Math.min(pages.length, limits.rendering.pages);
  const label = isPartial
    ? designStrings.partial(totalPagesAnalyzed, pages.length)
    : designLabel(overallScore);
  return (
    <div className={styles.tab}>
      <Card>
        <h3>{designStrings.score}</h3>
        <p className={styles.score}>
          {overallScore}
          {designStrings.outOf} {label}
        </p>
        <Ruler
          value={overallScore}
          max={max}
          tone={designTone(overallScore)}
          ticks={ticks}
          label={designStrings.scoreSentence(overallScore, label)}
        />
        <p className={styles.quiet}>{designStrings.pages(totalPagesAnalyzed, pages.length)}</p>
        <p>{summary}</p>
        {rendered.length > 1 && <PagePictures pages={rendered} />}
      </Card>
      {rendered.map((page) => (
        <PageDesign key={page.screenshotData.url} design={page} />
      ))}
      <FailedRenders pages={pageAnalyses.filter(isFailed)} />
    </div>
  );
}
