/** All rules of the group indexability. */
import type { Rule } from '../../rule.ts';
import { noindexImportantPage } from './noindex-important-page.ts';
import { noindexUnseen } from './noindex-unseen.ts';
import { indexabilityPageRules } from './page-rules.ts';
import { parameterExplosion } from './parameter-explosion.ts';
import { robotsTxtBlocksPage } from './robots-txt-blocks-page.ts';
import { robotsTxtBlocksResources } from './robots-txt-blocks-resources.ts';
import { robotsTxtCrawlDelay } from './robots-txt-crawl-delay.ts';
import { robotsTxtDisallowAll } from './robots-txt-disallow-all.ts';
import { robotsTxtMissing } from './robots-txt-missing.ts';
import { robotsTxtServerError } from './robots-txt-server-error.ts';
import { robotsTxtSyntax } from './robots-txt-syntax.ts';
import { robotsTxtTooLarge } from './robots-txt-too-large.ts';
import { siteNoindexMajority } from './site-noindex-majority.ts';
import { siteNotIndexable } from './site-not-indexable.ts';

export const indexabilityRules = [
  ...indexabilityPageRules,
  noindexImportantPage,
  noindexUnseen,
  parameterExplosion,
  robotsTxtBlocksPage,
  robotsTxtBlocksResources,
  robotsTxtDisallowAll,
  robotsTxtMissing,
  robotsTxtServerError,
  robotsTxtSyntax,
  robotsTxtTooLarge,
  siteNoindexMajority,
  siteNotIndexable,
  robotsTxtCrawlDelay,
] as const satisfies readonly Rule[];
