/** Alerts of a site: what its owner is told after a run, and how. */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AlertDelivery, Alerts, AlertsForm, WebhookTrial } from '../entities/alert.ts';

const tag = 'Alerts';
const params = z.object({ id: z.string() });
const path = '/api/sites/:id/alerts';

export const readAlerts = defineEndpoint({
  name: 'readAlerts',
  method: 'GET',
  path,
  summary: 'The alert settings of a site (null if it has none) and the latest messages.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  response: z.object({ alerts: Alerts.nullable(), deliveries: z.array(AlertDelivery) }),
  refusals: ['site_not_found'],
});

export const saveAlerts = defineEndpoint({
  name: 'saveAlerts',
  method: 'PUT',
  path,
  summary:
    'Sets what is reported after each run, and how. A webhook gets its own signing secret, which stays the same while it has a URL.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  body: AlertsForm,
  response: Alerts,
  refusals: ['invalid_input', 'site_not_found'],
});

export const removeAlerts = defineEndpoint({
  name: 'removeAlerts',
  method: 'DELETE',
  path,
  summary: 'Turns off the alerts of a site; waiting messages are not sent.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  response: z.object({ ok: z.literal(true) }),
  refusals: ['site_not_found'],
});

export const tryWebhook = defineEndpoint({
  name: 'tryWebhook',
  method: 'POST',
  path: '/api/sites/:id/alerts/try',
  summary: 'Posts a signed test message to the saved webhook, once, and returns its response.',
  tag,
  access: 'user',
  kind: 'json',
  params,
  body: z.object({}),
  response: WebhookTrial,
  rateLimit: 'work',
  refusals: ['site_not_found', 'no_webhook'],
});
