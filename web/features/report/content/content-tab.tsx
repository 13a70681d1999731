/** Content Quality: how healthy the content is, what to do first, keywords, repeated texts; or what would fill it. */
import type { ContentQualityInsight } from '@pagewright/contract/entities/insights';
import { Stack } from '../../../ui/layout.tsx';
import { Keywords } from '../overview/keywords.tsx';
import { useReportData } from '../shared/report-context.ts';
import { strings } from '../shared/strings.ts';
import { SwitchOn } from '../shared/switch-on.tsx';
import styles from './content.module.css';
import { Health } from './health.tsx';
import { KeywordUse } from './keyword-use.tsx';
import { PageSubjects } from './page-subjects.tsx';
import { KeyRecommendations, StrategicRecommendations } from './recommendations.tsx';
import { UniquenessPart } from './uniqueness.tsx';

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
  const { strategicRecommendations = [], keywordQuality } = quality;
  return (
    <Stack gap={6} columns={1} paper className={styles.content}>
      <Health quality={quality} />
      <PageSubjects />
      <KeyRecommendations quality={quality} />
      <StrategicRecommendations recommendations={strategicRecommendations} />
      {keywordQuality !== undefined && <KeywordUse quality={keywordQuality} />}
      <UniquenessPart uniqueness={quality.contentUniqueness ?? analysis.contentRepetitionAnalysis} />
      <Keywords />
    </Stack>
  );
}
