/** Names what server logs tell: purposes of crawlers and kinds of wasted requests. */
import type { CrawlerPurpose, WastedKind } from '../entities/server-log.ts';
import { messages } from '../messages/translate.ts';

export const purposeLabels: Readonly<Record<CrawlerPurpose, string>> = messages({
  search: 'Search',
  'ai-search': 'AI search',
  'ai-training': 'AI training',
  'ai-assistant': 'AI assistant',
  'seo-tool': 'SEO tool',
});

export const wastedLabels: Readonly<Record<WastedKind, string>> = messages({
  errors: 'Errors (4xx, 5xx)',
  redirects: 'Redirects (3xx)',
  parameters: 'URLs with parameters',
});
