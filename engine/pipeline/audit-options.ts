/** Turns the settings of an analysis into the options of its audit. */
import type { IssueCategory } from '@pagewright/contract/entities/issue';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { AnalysisOrder } from './analysis-order.ts';
import type { AuditOptions } from './audit-request.ts';

const switchedOff = (what: string): string => `${what} turned off in Settings.`;

/** The groups of rules that the settings switch off, each with the sentence for the report. */
function leftOutBy(settings: Settings): Partial<Record<IssueCategory, string>> {
  return {
    ...(!settings.analyzeImages && { images: switchedOff('Image analysis is') }),
    ...(!settings.analyzeLinkStructure && { links: switchedOff('Link structure analysis is') }),
    ...(!settings.analyzePageSpeed && { performance: switchedOff('Page speed analysis is') }),
    ...(!settings.analyzeStructuredData && {
      'structured-data': switchedOff('Structured data analysis is'),
    }),
    ...(!settings.analyzeMobileCompatibility && {
      mobile: switchedOff('Mobile compatibility analysis is'),
    }),
  };
}

export const auditOptionsOf = ({
  settings,
  maxPages,
  useSitemap,
  options = {},
}: AnalysisOrder): AuditOptions => ({
  mode: useSitemap ? 'sitemap' : 'crawl',
  maxPages,
  crawlDelayMs: settings.crawlDelay,
  checkImages: settings.analyzeImages,
  checkExternalLinks: settings.followExternalLinks,
  probeHost: true,
  leaveOut: leftOutBy(settings),
  ...options,
});
