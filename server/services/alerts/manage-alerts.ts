/** Reads, saves, tries and ends the alerts of a site. */
import { randomUUID } from 'node:crypto';
import type { AlertDelivery, Alerts, AlertsForm, WebhookTrial } from '@pagewright/contract/entities/alert';
import type { User } from '@pagewright/contract/entities/user';
import { limits } from '@pagewright/contract/limits';
import { refuse } from '../../errors/refusal.ts';
import { lockAccount } from '../../store/accounts.ts';
import { listDeliveries } from '../../store/alert-deliveries.ts';
import * as store from '../../store/alerts.ts';
import { inTransaction } from '../../store/database.ts';
import type { Deps } from '../deps.ts';
import { requireSite } from '../require-site.ts';
import { readSite } from '../sites/read-sites.ts';
import { postWebhook } from './post-webhook.ts';
import { words } from './words.ts';

export async function readSiteAlerts(
  deps: Deps,
  user: User,
  siteId: string,
): Promise<{ alerts: Alerts | null; deliveries: AlertDelivery[] }> {
  await requireSite(deps, user, siteId);
  const [alerts, deliveries] = await Promise.all([
    store.readAlerts(deps.db, siteId),
    listDeliveries(deps.db, siteId, limits.alerts.shown),
  ]);
  return { alerts, deliveries };
}

/** An address inside a network is refused here already; its name is checked again at each post. */
function checkWebhook({ webhooks }: Deps, url: string | null): void {
  const checked = url === null ? null : webhooks.check(url);
  if (checked !== null && !checked.ok)
    throw refuse('invalid_input', { message: checked.detail, fields: { webhookUrl: checked.detail } });
}

export async function saveSiteAlerts(
  deps: Deps,
  user: User,
  siteId: string,
  form: AlertsForm,
): Promise<Alerts> {
  await requireSite(deps, user, siteId);
  checkWebhook(deps, form.webhookUrl);
  return inTransaction(deps.db, async (tx) => {
    // Every transaction locks the account first, against deadlocks.
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    await store.saveAlerts(tx, siteId, form);
    if (!form.byEmail) await store.deleteWaiting(tx, siteId, 'email');
    if (form.webhookUrl === null) await store.deleteWaiting(tx, siteId, 'webhook');
    const saved = await store.readAlerts(tx, siteId);
    if (saved === null) throw refuse('site_not_found');
    return saved;
  });
}

export async function endSiteAlerts(deps: Deps, user: User, siteId: string): Promise<{ ok: true }> {
  await requireSite(deps, user, siteId);
  await inTransaction(deps.db, async (tx) => {
    if ((await lockAccount(tx, user.id)) === null) throw refuse('not_authenticated');
    await store.deleteAlerts(tx, siteId);
  });
  return { ok: true };
}

/** Once and at once: the owner looks at what it answers. */
export async function tryWebhook(deps: Deps, user: User, siteId: string): Promise<WebhookTrial> {
  const { domain } = await readSite(deps, user, siteId);
  const alerts = await store.readAlerts(deps.db, siteId);
  if (alerts === null || alerts.webhookUrl === null || alerts.webhookSecret === null)
    throw refuse('no_webhook');
  const outcome = await postWebhook(
    deps,
    { url: alerts.webhookUrl, secret: alerts.webhookSecret },
    {
      id: randomUUID(),
      type: 'test',
      createdAt: deps.now().toISOString(),
      site: { id: siteId, domain },
      analysisId: null,
      url: `${deps.publicUrl}/sites/${siteId}`,
      items: [],
    },
  );
  return outcome.kind === 'accepted'
    ? { ok: true, message: words.accepted({ status: outcome.status }) }
    : { ok: false, message: outcome.sentence };
}

/** For the link of a mail: what it ends; null for a link that never was. */
export const findMailsToEnd = ({ db }: Deps, token: string) => store.findUnsubscribe(db, token);

/** Without an account: whoever has the mail may end it. Null as above. */
export async function endMailsBy({ db }: Deps, token: string): Promise<{ domain: string } | null> {
  return inTransaction(db, async (tx) => {
    const found = await store.findUnsubscribe(tx, token);
    if (found === null) return null;
    await lockAccount(tx, found.userId);
    await store.endMails(tx, found.siteId);
    return found;
  });
}
