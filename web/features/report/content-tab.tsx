/** Content Quality: how healthy the content is, what to do first, keywords, repeated texts; or what would fill it. */
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import styles from './content/content.module.css';
import { Health } from './content/health.tsx';
import { KeywordUse } from './content/keyword-use.tsx';
import { KeyRecommendations, StrategicRecommendations } from './content/recommendations.tsx';
import { UniquenessPart } from './content/uniqueness.tsx';
import { Keywords } from './overview/keywords.tsx';
import { useReportData } from './shared/report-context.ts';
import { strings } from './shared/strings.ts';
import { SwitchOn } from './switch-on.tsx';

/** Findings of the rules are in the Overview; this tab needs suggestions. */
const hasSuggestions = (quality: ContentQualityInsight): boolean =>
  [
    quality.overallHealth,
    quality.keywordQuality,
    quality.keyRecommendations,
    quality.strategicRecommendations,
  ].some((part) => part !== undefined);

export function ContentTab() {
  const { analysis } = useReportData();
  const quality = analysis.enhancedInsights?.contentQualityAnalysis;
  if (quality === undefined || !hasSuggestions(quality))
    return <SwitchOn title={strings.contentEmpty}>{strings.contentEmptyText}</SwitchOn>;
  const { keyRecommendations = [], strategicRecommendations = [], keywordQuality } = quality;
  return (
    <div className={styles.content}>
      <Health quality={quality} />
      <KeyRecommendations texts={keyRecommendations} recommendations={strategicRecommendations} />
      <StrategicRecommendations recommendations={strategicRecommendations} />
      {keywordQuality !== undefined && <KeywordUse quality={keywordQuality} />}
      <UniquenessPart uniqueness={quality.contentUniqueness ?? analysis.contentRepetitionAnalysis} />
      <Keywords />
    </div>
  );
}
