/** The stages of an analysis, each with the progress bar as it is when that stage is done. */
import { limits } from '@pagewright/contract/limits';
import { Stack, Text } from '../ui/layout.tsx';
import { RulerBar } from '../ui/ruler.tsx';
import styles from './analysis-track.module.css';

const { progress, settings } = limits;

const stages = [
  {
    at: progress.pages,
    name: 'Page analysis',
    text: `We read robots.txt and the sitemap, including sitemap indexes and gzip. If there is no sitemap, we crawl the site from its home page. Up to ${settings.maxPages.max} pages are fetched at the rate you set and checked against every rule.`,
  },
  {
    at: progress.design,
    name: 'Design analysis',
    text: 'Pages are rendered in a real browser, with screenshots: layout, navigation, small screens, contrast and hierarchy.',
  },
  {
    at: progress.technical,
    name: 'Technical SEO analysis',
    text: 'What can be crawled, indexed and understood: status codes, redirects, canonicals, structured data, hreflang.',
  },
  {
    at: progress.performance,
    name: 'Performance analysis',
    text: 'Page weight, loading speed and what slows pages down.',
  },
  {
    at: progress.saved,
    name: 'Report saved',
    text: 'Scores, findings and suggestions are put together. You can leave the page: the analysis continues, and finished work survives a crash.',
  },
] as const;

export function AnalysisTrack() {
  return (
    <Stack as="ol">
      {stages.map(({ at, name, text }) => (
        <li key={name} className={styles.stage}>
          <span className={styles.percent}>{at}%</span>
          <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
            <RulerBar y={0} height={14} percent={at} tone="ink" />
          </svg>
          <Text as="h3" size="lg" weight={650} face="display" className={styles.name}>
            {name}
          </Text>
          <Text tone="soft" measure className={styles.text}>
            {text}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
