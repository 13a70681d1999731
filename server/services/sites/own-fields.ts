/** Reads, saves and tries the own fields of a site. */
import type { OwnFields, TriedField } from '@pagewright/contract/entities/own-field';
import type { User } from '@pagewright/contract/entities/user';
import { wwwVariantOf } from '@pagewright/engine/fetch/normalize-url';
import { fetchFreshPage } from '@pagewright/engine/pipeline/fetch-fresh-page';
import { refuse } from '../../errors/refusal.ts';
import * as store from '../../store/own-fields.ts';
import { enterSite } from '../access/enter-site.ts';
import { parseSiteLocation } from '../analyses/site-location.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';
import { words } from './words.ts';

/** Including robots.txt, redirects and retries. */
const fetchLimitMs = 30_000;

/** Refuses patterns that no page could be read with, each at its place in the form. */
async function requireValid({ reports }: Deps, user: User, fields: OwnFields): Promise<void> {
  const faults = await reports.worker.call('checkFields', { fields }, user.id);
  const found = faults.flatMap((fault, at) => (fault === null ? [] : [{ at, fault }]));
  const [first] = found;
  if (first === undefined) return;
  throw refuse('invalid_input', {
    message: words.field({ name: fields[first.at]?.name ?? '', fault: first.fault }),
    fields: Object.fromEntries(found.map(({ at, fault }) => [`${at}.pattern`, fault])),
  });
}

export async function readSiteFields(deps: Deps, user: User, siteId: string): Promise<OwnFields> {
  await requireSite(deps, user, siteId);
  return store.readFields(deps.db, { siteId });
}

export async function saveSiteFields(
  deps: Deps,
  user: User,
  siteId: string,
  fields: OwnFields,
): Promise<OwnFields> {
  await requireSite(deps, user, siteId);
  await requireValid(deps, user, fields);
  await store.saveFields(deps.db, siteId, fields);
  return fields;
}

/** With the site's own access, only on its own host, and as robots.txt allows. */
async function fetchPage(deps: Deps, user: User, siteId: string, url: string) {
  const siteKey = await requireSite(deps, user, siteId);
  const signal = AbortSignal.timeout(fetchLimitMs);
  const entered = await enterSite(deps, { userId: user.id, siteKey }, signal);
  if (entered.kind === 'locked') throw refuse('page_unreadable', { message: entered.sentence });
  const { access, ignoredHost } = entered.entrance;
  const { http } = deps.reports;
  try {
    return await fetchFreshPage(access === null ? http : http.forSite(access), url, signal, { ignoredHost });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw refuse('page_unreadable', { message: words.tooSlow });
  }
}

function requireOwnUrl(url: string, domain: string): string {
  const { host } = parseSiteLocation(domain);
  const typed = URL.parse(/^https?:\/\//i.test(url) ? url : `https://${url}`);
  if (typed !== null && [host, wwwVariantOf(host)].includes(typed.host)) return typed.href;
  const message = words.otherSite({ host });
  throw refuse('invalid_input', { message, fields: { url: message } });
}

export async function trySiteFields(
  deps: Deps,
  user: User,
  siteId: string,
  { url, fields }: { readonly url: string; readonly fields: OwnFields },
): Promise<{ url: string; values: TriedField[] }> {
  const siteKey = await requireSite(deps, user, siteId);
  const ownUrl = requireOwnUrl(url, siteKey);
  await requireValid(deps, user, fields);
  const outcome = await fetchPage(deps, user, siteId, ownUrl);
  if (outcome.kind === 'unreadable') throw refuse('page_unreadable', { message: outcome.sentence });
  const { fresh } = outcome;
  const values = await deps.reports.worker.call('tryFields', { fresh, fields }, user.id);
  return { url: fresh.page.url, values };
}
