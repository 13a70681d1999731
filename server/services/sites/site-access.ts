/** Reads and changes how a closed site is entered: of credentials only that they are set is ever told. */
import type {
  CredentialForm,
  SiteAccess,
  SiteAccessForm,
  VerificationResult,
} from '@pagewright/contract/entities/site-access';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { wwwVariantOf } from '@pagewright/engine/fetch/normalize-url';
import { ownershipPlaces } from '@pagewright/engine/pipeline/verify-ownership';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { type Database, inTransaction, type Tx } from '../../store/database.ts';
import * as store from '../../store/site-access.ts';
import { ensureSite } from '../../store/sites.ts';
import { checkOwnership, contextOf, headersOf } from '../access/enter-site.ts';
import { parseSiteLocation, requirePublicHost } from '../analyses/site-location.ts';
import type { Deps } from '../deps.ts';
import { words } from './words.ts';

const verifyLimitMs = 30_000;

const hostOf = (domain: string): string => parseSiteLocation(domain).host;

/** Someone else's and an unknown site are refused alike. */
async function requireAccess(db: Database | Tx, user: User, id: string): Promise<store.StoredAccess> {
  const stored = await store.readAccess(db, { userId: user.id, id }, hostOf);
  if (stored === null) throw refuse('site_not_found');
  return stored;
}

async function show(db: Database | Tx, user: User, id: string): Promise<SiteAccess> {
  const { siteId, domain, token, verifiedBy, verifiedAt, ...form } = await requireAccess(db, user, id);
  const host = hostOf(domain);
  return {
    ...form,
    hosts: [host, wwwVariantOf(host)],
    credentials: await store.listCredentials(db, siteId),
    verification: {
      token,
      ...ownershipPlaces({ host: form.host, token }),
      verifiedBy,
      verifiedAt: verifiedAt?.toISOString() ?? null,
    },
  };
}

/** Every transaction locks the account first, against deadlocks. */
const change = <T>({ db }: Deps, user: User, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    return work(tx);
  });

export const readSiteAccess = ({ db }: Deps, user: User, id: string): Promise<SiteAccess> =>
  show(db, user, id);

export const addSite = (deps: Deps, user: User, typed: string): Promise<{ id: string }> =>
  change(deps, user, async (tx) => {
    const { domain, siteKey, host } = parseSiteLocation(typed);
    requirePublicHost(deps, host, 'domain');
    if ((await store.countAccess(tx, user.id)) >= limits.siteAccess.sitesMax) throw refuse('too_many_sites');
    const id = await ensureSite(tx, { userId: user.id, siteKey, domain });
    await store.ensureAccess(tx, id, host);
    return { id };
  });

export const saveSiteAccess = (
  deps: Deps,
  user: User,
  id: string,
  form: SiteAccessForm,
): Promise<SiteAccess> =>
  change(deps, user, async (tx) => {
    const { domain, host: before, verifiedBy } = await requireAccess(tx, user, id);
    const host = hostOf(domain);
    if (![host, wwwVariantOf(host), before].includes(form.host)) {
      const message = `Choose ${host} or ${wwwVariantOf(host)}.`;
      throw refuse('invalid_input', { message, fields: { host: message } });
    }
    if (form.ignoreRobots && (verifiedBy === null || form.host !== before)) throw refuse('site_not_verified');
    await store.saveAccess(tx, id, form);
    return show(tx, user, id);
  });

export const removeSiteAccess = (deps: Deps, user: User, id: string): Promise<{ ok: true }> =>
  change(deps, user, async (tx) => {
    const { siteId } = await requireAccess(tx, user, id);
    await store.deleteAccess(tx, siteId);
    return { ok: true };
  });

const textOf = (form: CredentialForm): string =>
  form.kind === 'basic' ? JSON.stringify({ username: form.username, password: form.password }) : form.value;

/** Names of headers are the same in any case; those of cookies are not. */
const nameOf = (form: CredentialForm): string => {
  if (form.kind === 'basic') return '';
  return form.kind === 'header' ? form.name.toLowerCase() : form.name;
};

export async function setCredential(
  deps: Deps,
  user: User,
  id: string,
  form: CredentialForm,
): Promise<SiteAccess> {
  const { host, token } = await requireAccess(deps.db, user, id);
  const place = { siteId: id, kind: form.kind, name: nameOf(form) };
  // A site that repeats its visitors' headers would verify anybody.
  if (textOf(form).includes(token)) {
    const message = words.tokenInCredential;
    throw refuse('invalid_input', {
      message,
      fields: { [form.kind === 'basic' ? 'password' : 'value']: message },
    });
  }
  const sealed = await deps.secrets.seal(textOf(form), contextOf(place));
  return change(deps, user, async (tx) => {
    await requireAccess(tx, user, id);
    const others = (await store.listCredentials(tx, id)).filter(
      ({ kind, name }) => kind !== place.kind || name !== place.name,
    );
    if (others.length >= limits.siteAccess.credentialsMax) throw refuse('too_many_credentials');
    await store.ensureAccess(tx, id, host);
    await store.saveCredential(tx, { ...place, sealed });
    return show(tx, user, id);
  });
}

export const removeCredential = (
  deps: Deps,
  user: User,
  { siteId, id }: { readonly siteId: string; readonly id: string },
): Promise<SiteAccess> =>
  change(deps, user, async (tx) => {
    await requireAccess(tx, user, siteId);
    if (!(await store.deleteCredential(tx, siteId, id))) throw refuse('credential_not_found');
    return show(tx, user, siteId);
  });

export async function verifySite(deps: Deps, user: User, id: string): Promise<VerificationResult> {
  const stored = await requireAccess(deps.db, user, id);
  const headers = await headersOf(deps, stored);
  const signal = AbortSignal.timeout(verifyLimitMs);
  const { method, attempts } = await checkOwnership(deps, stored, headers?.siteHeaders, signal);
  if (method === null) return { access: await show(deps.db, user, id), attempts: [...attempts] };
  return change(deps, user, async (tx) => {
    await requireAccess(tx, user, id);
    await store.ensureAccess(tx, id, stored.host);
    await store.recordVerification(tx, id, { method, at: deps.now(), host: stored.host });
    return { access: await show(tx, user, id), attempts: [] };
  });
}
