/** The pace that all runs keep together towards a site, on this node and the others. */
import type { SharedPace } from '@pagewright/engine/crawl/shared-pace';
import { holdSite, takeSiteTurn } from '../store/site-paces.ts';
import type { Deps } from './deps.ts';

/** While the database is away nobody knows of the others: then everybody goes at half the pace. */
export const createSharedPace = ({ db, log }: Pick<Deps, 'db' | 'log'>): SharedPace => ({
  turn: async (site, delayMs) => {
    try {
      return await takeSiteTurn(db, site, delayMs);
    } catch (error) {
      log.warn({ site, error: String(error) }, 'a turn at a site was not taken');
      return delayMs;
    }
  },
  hold: (site, ms) => {
    holdSite(db, site, ms).catch((error: unknown) =>
      log.warn({ site, error: String(error) }, 'a pause of a site was not told'),
    );
  },
});
