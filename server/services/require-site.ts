/** Refuses requests for a site that is unknown or belongs to another user. */
import type { User } from '@pagewright/contract/entities/user';
import { refuse } from '../errors/refusal.ts';
import { readSiteKey } from '../store/sites.ts';
import type { Deps } from './deps.ts';

/** The key that all analyses of the site share. */
export async function requireSite({ db }: Deps, user: User, siteId: string): Promise<string> {
  const siteKey = await readSiteKey(db, { userId: user.id, id: siteId });
  if (siteKey === null) throw refuse('site_not_found');
  return siteKey;
}
