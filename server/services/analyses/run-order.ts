/** Makes of a run what its worker is asked for: the options of the audit, checked, and what the account holds for it. */
import { AuditOptions, type AuditOptionsInput } from '@pagewright/contract/entities/audit-options';
import type { OwnFields } from '@pagewright/contract/entities/own-field';
import type { Settings } from '@pagewright/contract/entities/settings';
import type { Run } from '../../store/runs.ts';
import type { RunOrder } from '../../workers/run-api.ts';
import type { Entrance } from '../access/enter-site.ts';
import { suggestedPagesMax, suggestionsPerPage } from '../billing/plan-terms.ts';
import { words } from './words.ts';

/** The groups of rules that the settings switch off, each with the sentence for the report. */
const leftOutBy = (settings: Settings): NonNullable<AuditOptionsInput['leaveOut']> => ({
  ...(!settings.analyzeImages && { images: words.switchedOff.images }),
  ...(!settings.analyzeLinkStructure && { links: words.switchedOff.links }),
  ...(!settings.analyzePageSpeed && { performance: words.switchedOff.performance }),
  ...(!settings.analyzeStructuredData && { 'structured-data': words.switchedOff.structuredData }),
  ...(!settings.analyzeMobileCompatibility && { mobile: words.switchedOff.mobile }),
});

export const screenshotUrl = (runId: string, key: string): string =>
  `/api/analysis/${runId}/screenshots/${key}`;

/** What else is known of the site, or wanted from it. */
interface OfSite {
  readonly fields?: OwnFields;
  readonly search?: AuditOptions['search'];
}

/** With what the owner of a closed site saved; its credentials travel apart. */
export function orderOf(
  run: Run,
  { include, exclude, ignoredHost, notes }: Entrance,
  { fields = [], search = null }: OfSite = {},
): RunOrder {
  const { settings, plan, heldCredits } = run;
  const options: AuditOptionsInput = {
    id: run.id,
    domain: run.domain,
    host: run.host,
    path: run.path,
    startedAtMs: (run.startedAt ?? run.createdAt).getTime(),
    additionalInfo: run.additionalInfo ?? '',
    openingNotes: [...notes],
    mode: run.useSitemap ? 'sitemap' : 'crawl',
    maxPages: run.maxPages,
    crawlDelayMs: settings.crawlDelay,
    include: [...include],
    exclude: [...exclude],
    ignoredHost,
    search,
    checkImages: settings.analyzeImages,
    checkExternalLinks: settings.followExternalLinks,
    leaveOut: leftOutBy(settings),
    suggestedPagesMax: suggestedPagesMax(plan, heldCredits),
    suggestionsPerPage: suggestionsPerPage(plan),
    fields,
  };
  return {
    options: AuditOptions.parse(options),
    plan,
    heldCredits,
    isWholeSite: run.isWholeSite,
    isToSuggest: settings.useAI,
    screenshotsUrl: screenshotUrl(run.id, ''),
  };
}
