/** The built-in suggester: no key, no network, no clock; the same site gets the same suggestions every time. */
import {
  builtInName,
  type SiteSuggestionInput,
  type Suggester,
  type SuggesterSession,
} from '../../suggester.ts';
import type { Models } from '../models.ts';
import { indexPages } from '../related-pages.ts';
import { openSiteContext } from '../suggestion-site.ts';
import { suggestPage } from './suggest-page.ts';
import { suggestSite } from './suggest-site.ts';

export interface SuggesterOptions {
  /** Called once, and only for a site with English pages; null to work without models. */
  readonly loadModels: (() => Promise<Models>) | null;
}

const hasEnglish = ({ pages }: SiteSuggestionInput): boolean =>
  pages.some(({ brief }) => brief.language === 'en');

export function createBuiltInSuggester({ loadModels }: SuggesterOptions): Suggester {
  const open = async (site: SiteSuggestionInput, signal: AbortSignal): Promise<SuggesterSession> => {
    const models = loadModels !== null && hasEnglish(site) ? await loadModels() : null;
    signal.throwIfAborted();
    const siteContext = openSiteContext(site, models);
    const related = indexPages(site);
    return {
      suggestPage: async (url, stop) => {
        stop.throwIfAborted();
        const page = siteContext.pageAt.get(url);
        if (page === undefined) throw new Error(`${url} is no page of the site.`);
        return suggestPage(siteContext, page, related);
      },
      suggestSite: async (insights, stop) => {
        stop.throwIfAborted();
        return suggestSite(siteContext, insights);
      },
      close: async () => undefined,
    };
  };
  return { name: builtInName, open };
}
