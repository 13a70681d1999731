/** Makes, lists, revokes and opens links to reports and trends. */
import type { NewShare, Share, ShareForm } from '@pagewright/contract/entities/share';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { Refusal, refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { readReport } from '../../store/analyses.ts';
import { readBranding } from '../../store/brandings.ts';
import { inTransaction } from '../../store/database.ts';
import { newSecret } from '../../store/secret-token.ts';
import * as store from '../../store/shares.ts';
import { readSite as readStoredSite } from '../../store/sites.ts';
import { attemptLimits, countAttempts, limitAttempts } from '../accounts/attempt-limits.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { reportPictures } from '../analyses/report-pictures.ts';
import type { Deps } from '../deps.ts';
import { readAnalysisPlace, readSite } from './read-sites.ts';
import { words } from './words.ts';

/** Where the secret of a link is stored: it opens nowhere else. */
const contextOf = (siteId: string): string => `share:${siteId}`;

const urlOf = ({ publicUrl }: Deps, token: string): string => `${publicUrl}/s/${token}`;

async function makeShare(
  deps: Deps,
  user: User,
  target: store.ShareTarget,
  { expiresAt, password }: ShareForm,
): Promise<NewShare> {
  if (expiresAt !== null && new Date(expiresAt) <= deps.now()) {
    const message = words.dayInFuture;
    throw refuse('invalid_input', { message, fields: { expiresAt: message } });
  }
  const passwordHash = password === null ? null : await hashPassword(password);
  const token = newSecret();
  const sealedToken = await deps.secrets.seal(token, contextOf(target.siteId));
  return inTransaction(deps.db, async (tx) => {
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    const known = await store.listShares(tx, target.siteId);
    if (known.length >= limits.sharesPerSite) throw refuse('too_many_shares');
    const id = await store.insertShare(tx, { ...target, passwordHash, expiresAt, token, sealedToken });
    const share = (await store.listShares(tx, target.siteId)).find((each) => each.id === id);
    if (share === undefined) throw refuse('share_not_found');
    const { sealedToken: _, ...shown } = share;
    return { ...shown, url: urlOf(deps, token) };
  });
}

export async function shareReport(deps: Deps, user: User, analysisId: string, form: ShareForm) {
  const { siteId } = await readAnalysisPlace(deps, user, analysisId);
  return makeShare(deps, user, { siteId, analysisId }, form);
}

export async function shareSite(deps: Deps, user: User, siteId: string, form: ShareForm) {
  await readSite(deps, user, siteId);
  return makeShare(deps, user, { siteId, analysisId: null }, form);
}

export async function listShares(deps: Deps, user: User, siteId: string): Promise<Share[]> {
  await readSite(deps, user, siteId);
  const shares = await store.listShares(deps.db, siteId);
  return Promise.all(
    shares.map(async ({ sealedToken, ...share }) => {
      const token = sealedToken === null ? null : await deps.secrets.open(sealedToken, contextOf(siteId));
      return { ...share, url: token === null ? null : urlOf(deps, token) };
    }),
  );
}

export async function revokeShare({ db }: Deps, user: User, id: string): Promise<{ ok: true }> {
  if (!(await store.deleteShare(db, user.id, id))) throw refuse('share_not_found');
  return { ok: true };
}

export interface ShareVisit {
  readonly token: string;
  /** Null on the first visit. */
  readonly password: string | null;
  /** Of the visitor. */
  readonly address: string;
}

export type SharedView =
  | { readonly kind: 'shown'; readonly html: string }
  | { readonly kind: 'password'; readonly isWrong: boolean }
  /** Never was, was revoked, has ended: a visitor cannot tell which. */
  | { readonly kind: 'gone' }
  /** Too many attempts or visits. */
  | { readonly kind: 'later'; readonly seconds: number };

async function render(deps: Deps, share: store.OpenShare): Promise<string | null> {
  const { db, reports } = deps;
  const { userId, siteId, analysisId } = share;
  const look = { fonts: reports.style, branding: await readBranding(db, userId) };
  // Not the owner: their own exports do not wait for visitors.
  const visitors = `share:${share.id}`;
  if (analysisId === null) {
    const site = await readStoredSite(db, { userId, id: siteId });
    return site === null ? null : reports.worker.callShared('renderTrend', { site, ...look }, visitors);
  }
  const report = await readReport(db, { userId, id: analysisId });
  if (report === null) return null;
  const pictures = await reportPictures(deps, { userId, id: analysisId });
  return reports.worker.callShared(
    'renderShared',
    { text: report.text, ...look, pictures, origin: deps.publicUrl },
    visitors,
  );
}

/** True for the right password. Attempts count before it is checked, by address and for all visitors together. */
async function isOpenedBy(
  deps: Deps,
  { id, passwordHash }: store.OpenShare,
  password: string,
  address: string,
): Promise<boolean> {
  const attempts = countAttempts(deps);
  if ((await attempts.count(`share:${id}:${address}`)) > attemptLimits.wrongPassword)
    throw attempts.tooMany();
  if ((await attempts.count(`share:${id}`)) > attemptLimits.wrongPasswordOfShare) throw attempts.tooMany();
  if (!(await isPassword(passwordHash, password))) return false;
  await attempts.refund();
  return true;
}

async function show(deps: Deps, { token, password, address }: ShareVisit): Promise<SharedView> {
  const share = await store.findShare(deps.db, token, deps.now());
  if (share === null) return { kind: 'gone' };
  if (share.passwordHash !== null) {
    if (password === null) return { kind: 'password', isWrong: false };
    if (!(await isOpenedBy(deps, share, password, address))) return { kind: 'password', isWrong: true };
  }
  await limitAttempts(deps, `share-view:${address}`, attemptLimits.shareViewsByAddress);
  const html = await render(deps, share);
  if (html === null) return { kind: 'gone' };
  await store.countView(deps.db, share.id, deps.now());
  return { kind: 'shown', html };
}

export async function openShared(deps: Deps, visit: ShareVisit): Promise<SharedView> {
  try {
    return await show(deps, visit);
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.retryAfterSeconds === undefined) throw error;
    return { kind: 'later', seconds: error.details.retryAfterSeconds };
  }
}
