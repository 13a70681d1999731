/** The built-in analyst: no key, no network, no clock; the same site gets the same words every time. */
import { type AdviceSession, type Advisor, builtInName, type SiteForAdvice } from '../advisor.ts';
import { advisePage } from './advise-page.ts';
import { adviseSite } from './advise-site.ts';
import type { Models } from './models.ts';
import { indexPages } from './related-pages.ts';
import { openDesk } from './site-desk.ts';

export interface AnalystOptions {
  /** Asked once, and only for a site that has English pages; null for an analyst without models. */
  readonly loadModels: (() => Promise<Models>) | null;
}

const hasEnglish = ({ pages }: SiteForAdvice): boolean => pages.some(({ brief }) => brief.language === 'en');

export function createBuiltInAnalyst({ loadModels }: AnalystOptions): Advisor {
  const open = async (site: SiteForAdvice, signal: AbortSignal): Promise<AdviceSession> => {
    const models = loadModels !== null && hasEnglish(site) ? await loadModels() : null;
    signal.throwIfAborted();
    const desk = openDesk(site, models);
    const related = indexPages(site);
    return {
      advisePage: async (url, stop) => {
        stop.throwIfAborted();
        const page = desk.pageAt.get(url);
        if (page === undefined) throw new Error(`${url} is no page of the site under advice.`);
        return advisePage(desk, page, related);
      },
      adviseSite: async (insights, stop) => {
        stop.throwIfAborted();
        return adviseSite(desk, insights);
      },
      close: async () => undefined,
    };
  };
  return { name: builtInName, open };
}
