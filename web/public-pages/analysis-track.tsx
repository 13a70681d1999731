/** The stages of an analysis, each with the progress bar as it is when that stage is done. */
import { limits } from '@pagewright/contract/limits';
import { Stack, Text } from '../ui/layout.tsx';
import { RulerBar } from '../ui/ruler.tsx';
import styles from './analysis-track.module.css';
import { stageWords } from './words.ts';

const stages = ['pages', 'design', 'technical', 'performance', 'saved'] as const;

export function AnalysisTrack() {
  return (
    <Stack as="ol">
      {stages.map((stage) => (
        <li key={stage} className={styles.stage}>
          <span className={styles.percent}>{limits.progress[stage]}%</span>
          <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
            <RulerBar y={0} height={14} percent={limits.progress[stage]} tone="ink" />
          </svg>
          <Text as="h3" size="lg" weight={650} face="display" className={styles.name}>
            {stageWords[stage].name}
          </Text>
          <Text tone="soft" measure className={styles.text}>
            {stageWords[stage].text}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
