/** The rate limit that all runs share for a site, on all nodes. */
import type { SharedRateLimit } from '@pagewright/engine/fetch/shared-rate-limit';
import { acquireSiteSlot, pauseSite } from '../../store/site-rate-limits.ts';
import type { Deps } from '../deps.ts';

/** While the database is unreachable each run goes at half its rate, as others cannot be counted. */
export const createSharedRateLimit = ({ db, log }: Pick<Deps, 'db' | 'log'>): SharedRateLimit => ({
  acquire: async (site, delayMs) => {
    try {
      return await acquireSiteSlot(db, site, delayMs);
    } catch (error) {
      log.warn(
        { event: 'rate_limit.acquire_failed', site, error: String(error) },
        'the shared rate limit could not be acquired',
      );
      return delayMs;
    }
  },
  pause: (site, ms) => {
    pauseSite(db, site, ms).catch((error: unknown) =>
      log.warn(
        { event: 'rate_limit.pause_failed', site, error: String(error) },
        'a pause of the shared rate limit was not saved',
      ),
    );
  },
});
