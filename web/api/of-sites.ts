/** What tells of a site's analyses: stale when one of them comes, goes or changes. */
import {
  readAcceptances,
  readAnalysisPlace,
  readChanges,
  readSite,
  readSites,
  readTemplates,
  readWorkList,
} from '@pagewright/contract/endpoints/sites';

export const ofSites = [
  readSites,
  readSite,
  readAnalysisPlace,
  readChanges,
  readAcceptances,
  readTemplates,
  readWorkList,
] as const;
